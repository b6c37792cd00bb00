import { expect, test } from 'vitest';
import { groupByTask } from './write-index';

const page = `---
title: "API reference"
---

# o1js API reference {#page-title}

## Classes

| Class | Description |
| ------ | ------ |
| [Field](classes/Field.md) | - |
| [~~Old~~](classes/Old.md) | Gone. |

## Type Aliases

| Type Alias | Description |
| ------ | ------ |
| [Field](type-aliases/Field.md) | A number. |
| [public\\_](type-aliases/public.md) | - |
`;
const groups = [
  { title: 'Numbers', names: ['Field', 'Later'] },
  { title: 'Rest', names: ['public_', 'Old'] },
  { title: 'Nothing yet', names: ['Later'] },
];

test('names are listed by what one does with them, a name once', () => {
  expect(groupByTask(page, groups)).toBe(`---
title: "API reference"
---

# o1js API reference {#page-title}

## Numbers

| Name | What it is |
| ------ | ------ |
| [Field](classes/Field.md) | A number. (class, [type](type-aliases/Field.md)) |

## Rest

| Name | What it is |
| ------ | ------ |
| [public\\_](type-aliases/public.md) | type |
| [~~Old~~](classes/Old.md) | Gone. (class) |
`);
});

test('a name without a group, and a kind without a word, stop the generator', () => {
  expect(() => groupByTask(page, groups.slice(0, 1))).toThrow(
    'No group of the index has Old, public_. Add them',
  );
  expect(() => groupByTask(page.replace('Classes', 'Enums'), groups)).toThrow(
    'What is a section Enums?',
  );
});
