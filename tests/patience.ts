import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'

// Runs before each test file and the contract's proof. Of the addresses that `localhost` has, Node gives every one but
// the last 250 ms to connect. A process that gets no processor for that long would find nobody at an address where the
// server listens.
setDefaultAutoSelectFamilyAttemptTimeout(60_000)
