/** A percentage as people are told it, seen or read out. Never rounded up: at 99,9 % a target isn't reached. */
export const wholePercent = (percent: number): number => Math.floor(percent)
