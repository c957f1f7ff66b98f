import fc from 'fast-check';
import { cardNumberProblem, isCardNumber } from './card-numbers';

const SENTENCE =
  'Este campo parece ter o número de um cartão, que não é guardado. Apague o número; se for outro, escreva só uma parte.';

describe('a free text of a payment', () => {
  it.each([
    '4235647728025682',
    'Ana 4235647728025682',
    '4235 6477 2802 5682',
    '4235-6477-2802-5682',
    '4235.6477.2802.5682',
    '4235/6477/2802/5682',
    '4 2 3 5 6 4 7 7 2 8 0 2 5 6 8 2',
    '4235\u00a06477\u202f2802\u20095682',
    '4235\u200b6477\u20602802\u00ad5682',
    '4235\t6477\r\n2802\u2028 5682',
    '4235 – 6477 — 2802 ‒ 5682',
    '4235x6477X2802e5682',
    '4235 e 6477 e 2802 e 5682',
    '(4235) [6477] {2802} <5682>',
    '4️⃣2️⃣3️⃣5️⃣6️⃣4️⃣7️⃣7️⃣2️⃣8️⃣0️⃣2️⃣5️⃣6️⃣8️⃣2️⃣',
    '４２３５６４７７２８０２５６８２',
    '٤٢٣٥٦٤٧٧٢٨٠٢٥٦٨٢',
    '𝟜𝟚𝟛𝟝 𝟞𝟜𝟟𝟟 𝟚𝟠𝟘𝟚 𝟝𝟞𝟠𝟚',
    '④②③⑤⑥④⑦⑦②⑧⓪②⑤⑥⑧②',
    'Rua 12, 4235 6477 2802 5682',
    '4235 6477 2802 5682 11/30 123',
    '3753 651535 56885',
    '3056 930902 5904',
    '4222222222222',
    '6304 0000 0000 0000 000',
    'nº4235647728025682º',
  ])('that contains a card number is refused: %j', (text) => expect(cardNumberProblem(text)).toBe(SENTENCE));

  it.each([
    '',
    'Ana Souza',
    'JOAO DA SILVA 529.982.247-25',
    'Rua 25 de Março, 1234, apto 12',
    'Rua T-63 Qd 145 Lt 08/09 nº 1296 Ed 10 Sl 1201',
    'SQN 102 Bloco B Apto 504, CEP 70160-900',
    '(61) 99999-1234',
    // A wrong check digit, and numbers of 12 and of 20 digits.
    '4235 6477 2802 5683',
    '423564772802',
    '42356477280256820000',
    'Comprovante E18236120202403141230s0abc12',
    'Devolvido como 5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10, de 14/03/2026 10:22',
    '4235 seis 6477 dois 2802 cinco 5682',
  ])('that contains none is accepted: %j', (text) => expect(cardNumberProblem(text)).toBeNull());

  it('is refused for every number of 13 to 19 digits with its check digit, and for no other check digit', () => {
    const digits = fc.stringMatching(/^[1-9]\d{11,17}$/);
    const withCheck = (body: string, off: number) => {
      const doubled = [...body].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1));
      const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
      return `${body}${(((10 - (sum % 10)) % 10) + off) % 10}`;
    };
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), fc.constantFrom('', ' ', '-', '. '), (body, off, between) => {
        const spaced = (text: string) => (text.match(/.{1,4}/g) ?? []).join(between);
        expect(cardNumberProblem(spaced(withCheck(body, 0)))).toBe(SENTENCE);
        if (between === '') expect(cardNumberProblem(withCheck(body, off))).toBeNull();
      }),
    );
  });
});

describe('a token or a key', () => {
  it.each(['4235647728025682', '4235-6477-2802-5682', ' 4235_6477.2802 5682 ', '４２３５６４７７２８０２５６８２'])(
    'that is a card number is recognised: %j',
    (text) => expect(isCardNumber(text)).toBe(true),
  );

  it.each([
    'sandbox_visa_5682_5f0c2a4e',
    '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
    'a1b24235647728025682c3d4e5f6a7b8',
    '4235647728025683',
    '',
  ])('that is no card number is accepted: %j', (text) => expect(isCardNumber(text)).toBe(false));
});
