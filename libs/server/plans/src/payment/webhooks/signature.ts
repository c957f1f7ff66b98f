import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_MS = 300_000;
/** Distinguishes seconds from milliseconds: above any present time in seconds, below any in milliseconds. */
const FIRST_MILLISECOND = 100_000_000_000;

/** The signed parts of a notice. The body is not signed. */
export interface SignedParts {
  readonly dataId: string | undefined;
  readonly requestId: string | undefined;
  readonly signature: string | undefined;
}

const partsOf = (header: string): Map<string, string> =>
  new Map(
    header.split(',').flatMap((part) => {
      const [key = '', value = ''] = part.split('=', 2).map((text) => text.trim());
      return key && value ? [[key, value] as const] : [];
    }),
  );

/** The signed text: absent pairs are left out, and an id of letters is in lower case. */
const manifestOf = ({ dataId, requestId }: SignedParts, ts: string): string =>
  [dataId && `id:${dataId.toLowerCase()}`, requestId && `request-id:${requestId}`, `ts:${ts}`]
    .filter(Boolean)
    .join(';') + ';';

const sign = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Identity of a notice from its signed fields only; differences in others are ignored. */
export const noticeKey = (parts: SignedParts): string =>
  manifestOf(parts, partsOf(parts.signature ?? '').get('ts') ?? '');

/** The signature header of the sandbox's own notices. */
export function signNotice(secret: string, parts: Omit<SignedParts, 'signature'>, now: Date): string {
  const ts = String(now.getTime());
  return `ts=${ts},v1=${sign(secret, manifestOf({ ...parts, signature: undefined }, ts)).toString('hex')}`;
}

/**
 * Why a notice is not the provider's; null if it is. The provider signs with HMAC-SHA256 the id of the query, its own
 * request id and the time, which is in seconds or milliseconds and at most 300 s away. Compared in constant time.
 */
export function signatureProblem(
  secret: string,
  parts: SignedParts,
  now: Date,
): 'unsigned' | 'outdated' | 'forged' | null {
  const header = partsOf(parts.signature ?? '');
  const [ts = '', v1 = ''] = [header.get('ts'), header.get('v1')];
  if (!/^\d{1,16}$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return 'unsigned';
  const sentAt = Number(ts) < FIRST_MILLISECOND ? Number(ts) * 1_000 : Number(ts);
  if (Math.abs(now.getTime() - sentAt) > WINDOW_MS) return 'outdated';
  const isSigned = timingSafeEqual(sign(secret, manifestOf(parts, ts)), Buffer.from(v1, 'hex'));
  return secret && isSigned ? null : 'forged';
}
