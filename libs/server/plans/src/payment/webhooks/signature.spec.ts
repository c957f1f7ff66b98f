import { createHmac } from 'node:crypto';
import { isSigned, signNotice } from './signature';

const SECRET = 'segredo-do-aviso';
const NOW = new Date('2026-03-14T12:30:00Z');
const hash = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
const header = (ts: number | string, manifest: string) => `ts=${ts},v1=${hash(manifest)}`;
const seconds = Math.floor(NOW.getTime() / 1_000);

describe('the signature of a notice', () => {
  const parts = { dataId: '1319073976', requestId: 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e' };
  const manifest = (ts: number) => `id:1319073976;request-id:bb56a2f1-6aae-46ac-982e-9dcd3581d08e;ts:${ts};`;

  it.each([
    ['seconds', seconds],
    ['milliseconds', NOW.getTime()],
    ['seconds, almost 300 ago', seconds - 299],
  ])('holds over id, request and time in %s', (_unit, ts) => {
    expect(isSigned(SECRET, { ...parts, signature: header(ts, manifest(ts)) }, NOW)).toBe(true);
  });

  it.each([
    [{ dataId: undefined, requestId: 'r' }, `request-id:r;ts:${seconds};`],
    [{ dataId: '7', requestId: undefined }, `id:7;ts:${seconds};`],
    [{ dataId: undefined, requestId: undefined }, `ts:${seconds};`],
    [{ dataId: 'ABC9', requestId: undefined }, `id:abc9;ts:${seconds};`],
  ])('of %j leaves absent pairs out and writes ids small', (some, text) => {
    expect(isSigned(SECRET, { ...some, signature: header(seconds, text) }, NOW)).toBe(true);
  });

  it.each([
    ['is missing', undefined],
    ['is no header', 'sim'],
    ['has no time', `v1=${hash(manifest(seconds))}`],
    ['is of another secret', `ts=${seconds},v1=${'0'.repeat(64)}`],
    ['is too short', `ts=${seconds},v1=abc`],
    ['is of an hour ago', header(seconds - 3_600, manifest(seconds - 3_600))],
    ['is of the future', header(seconds + 301, manifest(seconds + 301))],
    ['is of another id', header(seconds, manifest(seconds).replace('1319073976', '1319073977'))],
    ['is of another time', `ts=${seconds + 1},v1=${hash(manifest(seconds))}`],
  ])('that %s is refused', (_what, signature) => expect(isSigned(SECRET, { ...parts, signature }, NOW)).toBe(false));

  it('holds for nobody without a secret', () => {
    const signature = `ts=${seconds},v1=${createHmac('sha256', '').update(manifest(seconds)).digest('hex')}`;
    expect(isSigned('', { ...parts, signature }, NOW)).toBe(false);
  });

  it('is what the sandbox signs', () => {
    expect(isSigned(SECRET, { ...parts, signature: signNotice(SECRET, parts, NOW) }, NOW)).toBe(true);
  });
});
