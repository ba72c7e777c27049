import { describe, expect, test } from 'vitest';
import { parseResponse } from './parse-response.ts';

const answer = (response: unknown) => ({ resource_response: response });

describe('an answer', () => {
  test('[RC-01] has its data in resource_response', () => {
    expect(parseResponse(200, answer({ status: 'success', http_status: 200, data: { id: '5' } }))).toEqual({
      ok: true,
      data: { id: '5' },
      bookmark: null,
    });
  });

  test.each([null, false, 0, ''])('[RC-01] may have %j for data', (data) => {
    expect(parseResponse(200, answer({ data }))).toEqual({ ok: true, data, bookmark: null });
  });

  test.each([
    ['is that of the next page', 'b1', 'b1'],
    ['-end- is none', '-end-', null],
    ['that is empty is none', '', null],
    ['that is null is none', null, null],
    ['that is no text is none', 7, null],
  ])('[RC-01] the bookmark %s', (_, bookmark, expected) => {
    expect(parseResponse(200, answer({ data: [], bookmark }))).toMatchObject({ bookmark: expected });
  });
});

describe('a failure', () => {
  test('[RC-01, BF-04] has the status, code, message, fields and request id of the answer', () => {
    const error = {
      http_status: 400,
      code: 'invalid_input',
      message: 'Some of what was sent is not valid.',
      fields: { name: 'Give it a name.' },
      request_id: 'r1',
    };
    expect(parseResponse(400, answer({ status: 'failure', data: null, error }))).toEqual({
      ok: false,
      failure: error,
    });
  });

  test('[RC-01] has status 500 when the answer has none', () => {
    expect(parseResponse(200, answer({ data: null, error: { code: 'broken' } }))).toEqual({
      ok: false,
      failure: { http_status: 500, code: 'broken', message: '', fields: {} },
    });
  });

  test('[RC-01] has the status of HTTP when the error names none', () => {
    expect(parseResponse(404, answer({ error: { code: 'gone' } }))).toMatchObject({
      failure: { http_status: 404, code: 'gone' },
    });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '<html>Bad gateway</html>'],
    ['a list', []],
    ['another envelope', { data: 1 }],
    ['an empty envelope', answer({})],
    ['an envelope of text', answer('data')],
  ])('[RC-01] is unreadable when the body is %s', (_, body) => {
    const failure = { code: 'unreadable', message: '', fields: {} };
    expect(parseResponse(200, body)).toEqual({ ok: false, failure: { ...failure, http_status: 500 } });
    expect(parseResponse(502, body)).toEqual({ ok: false, failure: { ...failure, http_status: 502 } });
  });

  test('[RC-01] takes nothing of a kind that it should not have', () => {
    const error = {
      http_status: '400',
      code: 7,
      message: {},
      fields: { name: 'No.', other: 7 },
      request_id: [],
    };
    expect(parseResponse(422, answer({ error }))).toEqual({
      ok: false,
      failure: { http_status: 422, code: 'unreadable', message: '', fields: { name: 'No.' } },
    });
  });
});
