import { describe, expect, test } from 'vitest'
import {
  confirmationProblem,
  fullNameProblem,
  newPasswordProblem,
  passwordIn,
  passwordMissing,
} from './rules'

const REQUIRED = 'Mohon diisi terlebih dahulu'

describe('full name', () => {
  test.each([
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['\u200b\u200b', REQUIRED],
    ['A', null],
    ['a'.repeat(29), null],
    ['a'.repeat(30), null],
    [` ${'a'.repeat(30)} `, null],
    [`\u202e${'e\u0301'.repeat(30)}`, null],
    ['a'.repeat(31), 'Maksimal diisi  30 karakter'],
    ['a'.repeat(300), 'Maksimal diisi  30 karakter'],
  ])('%j: %s', (name, problem) => {
    expect(fullNameProblem(name)).toBe(problem)
  })
})

describe('a password', () => {
  test.each([
    ['', REQUIRED],
    ['a', null],
    [' ', null],
  ])('to log in with, %j: %s', (password, problem) => {
    expect(passwordMissing(password)).toBe(problem)
  })

  test.each([
    ['', REQUIRED],
    ['a', 'Password minimal 8 karakter'],
    ['1234567', 'Password minimal 8 karakter'],
    ['12345678', null],
    ['kata sandi', null],
    ['caf\u00e9caf\u00e9', null],
    ['e\u0301e\u0301e\u0301e\u0301', 'Password minimal 8 karakter'],
  ])('chosen anew, %j: %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem)
  })

  test.each([
    ['cafe\u0301 1234', 'caf\u00e9 1234'],
    ['caf\u00e9 1234', 'caf\u00e9 1234'],
    [' Kata  Sandi ', ' Kata  Sandi '],
    ['\ufb01\u200b\uff11', '\ufb01\u200b\uff11'],
  ])('is sent in one form, and otherwise as typed: %j', (typed, sent) => {
    expect(passwordIn(typed)).toBe(sent)
  })

  test.each([
    ['', '12345678', REQUIRED],
    ['', '', REQUIRED],
    ['12345678', '12345678', null],
    ['caf\u00e91234', 'cafe\u03011234', null],
    ['12345679', '12345678', 'Password tidak sesuai'],
    ['12345678 ', '12345678', 'Password tidak sesuai'],
    ['Rahasia12', 'rahasia12', 'Password tidak sesuai'],
  ])('confirmed with %j for %j: %s', (confirmation, password, problem) => {
    expect(confirmationProblem(confirmation, password)).toBe(problem)
  })
})
