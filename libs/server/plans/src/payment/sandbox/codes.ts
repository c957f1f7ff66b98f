import type { ProviderCharge } from '../provider/provider';

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, which ends every PIX code. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** A PIX code in the format of the Banco Central, for a key that no bank knows. */
function pixCode(id: number, cents: number): string {
  const account = field('26', field('00', 'BR.GOV.BCB.PIX') + field('01', 'demonstracao@mapa.invalid'));
  const code = [
    field('00', '01'),
    account,
    field('52', '0000'),
    field('53', '986'),
    field('54', (cents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'MAPA DEMONSTRACAO'),
    field('60', 'BRASILIA'),
    field('62', field('05', `MAPA${id}`)),
    '6304',
  ].join('');
  return code + crc16(code);
}

function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * ((at % 8) + 2), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 || rest === 0 ? 1 : rest;
}

const DAY_MS = 86_400_000;
/** Base of due dates since the counter of 1997 overflowed in 2025. */
const FACTOR_FROM = Date.parse('2025-02-22');

/** The 44 digits of a boleto's barcode and its typeable line, for a bank that does not exist (000). */
function boletoCodes(id: number, cents: number, dueAt: Date): { barcode: string; line: string } {
  const factor = String(1_000 + Math.floor((dueAt.getTime() - FACTOR_FROM) / DAY_MS)).padStart(4, '0');
  const free = String(id).padStart(25, '0');
  const amount = String(cents).padStart(10, '0');
  const check = modulo11(`0009${factor}${amount}${free}`);
  const barcode = `0009${check}${factor}${amount}${free}`;
  const parts = [`0009${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)].map(
    (part) => `${part}${modulo10(part)}`,
  );
  const [first = '', second = '', third = ''] = parts.map((part) => `${part.slice(0, 5)}.${part.slice(5)}`);
  return { barcode, line: `${first} ${second} ${third} ${check} ${factor}${amount}` };
}

/** The payment codes of an open charge. */
export function codesOf({
  id,
  method,
  amountCents,
  expiresAt,
}: {
  id: number;
  method: string;
  amountCents: number;
  expiresAt: Date | null;
}): Pick<ProviderCharge, 'pixCode' | 'boletoLine' | 'boletoBarcode' | 'boletoUrl'> {
  const boleto = method === 'boleto' && expiresAt ? boletoCodes(id, amountCents, expiresAt) : null;
  return {
    pixCode: method === 'pix' ? pixCode(id, amountCents) : null,
    boletoLine: boleto?.line ?? null,
    boletoBarcode: boleto?.barcode ?? null,
    boletoUrl: null,
  };
}
