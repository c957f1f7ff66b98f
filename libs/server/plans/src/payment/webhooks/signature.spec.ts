import { createHmac } from 'node:crypto';
import { signatureProblem, signNotice } from './signature';

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
  ])('covers id, request and time in %s', (_unit, ts) => {
    expect(signatureProblem(SECRET, { ...parts, signature: header(ts, manifest(ts)) }, NOW)).toBeNull();
  });

  it.each([
    [{ dataId: undefined, requestId: 'r' }, `request-id:r;ts:${seconds};`],
    [{ dataId: '7', requestId: undefined }, `id:7;ts:${seconds};`],
    [{ dataId: undefined, requestId: undefined }, `ts:${seconds};`],
    [{ dataId: 'ABC9', requestId: undefined }, `id:abc9;ts:${seconds};`],
  ])('of %j omits absent pairs and writes ids in lower case', (some, text) => {
    expect(signatureProblem(SECRET, { ...some, signature: header(seconds, text) }, NOW)).toBeNull();
  });

  it.each([
    ['is missing', undefined, 'unsigned'],
    ['is no header', 'sim', 'unsigned'],
    ['has no time', `v1=${hash(manifest(seconds))}`, 'unsigned'],
    ['is too short', `ts=${seconds},v1=abc`, 'unsigned'],
    ['is of an hour ago', header(seconds - 3_600, manifest(seconds - 3_600)), 'outdated'],
    ['is of the future', header(seconds + 301, manifest(seconds + 301)), 'outdated'],
    ['is of another secret', `ts=${seconds},v1=${'0'.repeat(64)}`, 'forged'],
    ['is of another id', header(seconds, manifest(seconds).replace('1319073976', '1319073977')), 'forged'],
    ['is of another request', header(seconds, manifest(seconds).replace('bb56', 'bb57')), 'forged'],
    ['is of another time', `ts=${seconds + 1},v1=${hash(manifest(seconds))}`, 'forged'],
  ])('that %s is refused', (_what, signature, problem) =>
    expect(signatureProblem(SECRET, { ...parts, signature }, NOW)).toBe(problem),
  );

  it('is invalid without a secret', () => {
    const signature = `ts=${seconds},v1=${createHmac('sha256', '').update(manifest(seconds)).digest('hex')}`;
    expect(signatureProblem('', { ...parts, signature }, NOW)).toBe('forged');
  });

  it('is created by the sandbox in the same way', () => {
    expect(signatureProblem(SECRET, { ...parts, signature: signNotice(SECRET, parts, NOW) }, NOW)).toBeNull();
  });
});
