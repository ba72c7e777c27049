import { expect, test } from 'vitest';

import {
  checkExternalDatabase,
  describeConnectionError,
  validateServer,
  withoutPassword,
} from './external-database.ts';

test.for([
  ['postgresql://me:secret@db.example:5432/mine', 'postgresql://me@db.example:5432/mine'],
  ['postgres://me@localhost/mine?password=secret', 'postgres://me@localhost/mine'],
  ['host=db password=secret', '(not an address)'],
])('%s is shown without its password', ([url, shown]) => {
  expect(withoutPassword(url ?? '')).toBe(shown);
});

test.for([
  [140_012, 'UTF8', 'is PostgreSQL 14; Pegboard needs 15 or newer'],
  [150_000, 'UTF8', undefined],
  [180_004, 'UTF8', undefined],
  [170_001, 'SQL_ASCII', 'has the encoding SQL_ASCII; Pegboard needs a database in UTF8'],
] as const)('server %d with %s', ([versionNumber, encoding, fault]) => {
  expect(validateServer({ versionNumber, encoding })).toBe(fault);
});

test.for([
  ['ECONNREFUSED', 'no server listens there'],
  ['28P01', 'the user or the password is wrong'],
  ['3D000', 'there is no such database; create it first (createdb)'],
])('%s is reported in words', ([code, words]) => {
  expect(describeConnectionError(Object.assign(new Error('…'), { code }))).toBe(words);
});

test('an unknown failure is reported in its own words', () => {
  expect(describeConnectionError(new Error('the cable is out'))).toBe('the cable is out');
});

test.for(['mysql://localhost/mine', 'localhost', ''])(
  '%j is no address of a PostgreSQL database',
  async (url) => {
    await expect(checkExternalDatabase(url)).rejects.toThrow('It looks like postgresql://');
  },
);
