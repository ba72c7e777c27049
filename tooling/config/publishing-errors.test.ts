import { describe, expect, test } from 'vitest';
import { findPublishingErrors } from './publishing-errors.ts';

const problems = (files: Readonly<Record<string, string>>, ...entries: readonly string[]) =>
  findPublishingErrors(new Map(Object.entries(files)), entries.length > 0 ? entries : ['index.js']);

describe('[RL-01] no file is published that is not needed', () => {
  test('a file that an entry reaches is needed, by import, export or later', () => {
    const index = 'import "./a.js";\nexport { b } from "./b/b.js";\nimport("./later.js");';
    const files = {
      'index.js': index,
      'a.js': '',
      'b/b.js': 'import c from "../c.js"',
      'c.js': '',
      'later.js': '',
    };
    expect(problems(files)).toEqual([]);
  });

  test('a file that no entry reaches is reported, and its source map with it', () => {
    expect(problems({ 'index.js': '', 'index.js.map': '', 'a.test.js': '', 'a.test.js.map': '' })).toEqual([
      'a.test.js is reached by no entry',
      'a.test.js.map is reached by no entry',
    ]);
  });

  test('declarations reach declarations', () => {
    const files = {
      'index.d.ts': 'export { A } from "./a.js"; type B = import("./b.js").B;',
      'a.d.ts': '',
      'b.d.ts': '',
    };
    expect(problems(files, 'index.d.ts')).toEqual([]);
  });

  test('an import of a missing file is reported', () => {
    expect(problems({ 'index.js': 'import "./styles.css"' })).toEqual([
      'styles.css is imported and not there',
    ]);
  });
});

describe("[RL-01] 'use client' stands where it is needed", () => {
  test.each([
    'import { useState } from "react";',
    'import { memo, createContext as make } from "react";',
    'import { createPortal } from "react-dom";',
    'import { Menu } from "react-aria-components";',
  ])('%s needs it', (text) => {
    expect(problems({ 'index.js': 'export * from "./a.js"', 'a.js': text })).toHaveLength(1);
    expect(problems({ 'index.js': 'export * from "./a.js"', 'a.js': `"use client";\n${text}` })).toEqual([]);
  });

  test('what React has for server components does not need it', () => {
    expect(problems({ 'index.js': 'import { Suspense, lazy, memo } from "react";' })).toEqual([]);
  });

  test('declarations say what React has and use none of it', () => {
    expect(problems({ 'index.d.ts': 'import { ReactNode } from "react";' }, 'index.d.ts')).toEqual([]);
  });

  test('what only client modules import does not need it', () => {
    const files = {
      'index.js': "'use client';\nimport './a.js';",
      'a.js': 'import { useState } from "react";',
    };
    expect(problems(files)).toEqual([]);
    expect(problems(files, 'index.js', 'a.js')).toEqual(["a.js uses useState without 'use client'"]);
  });
});
