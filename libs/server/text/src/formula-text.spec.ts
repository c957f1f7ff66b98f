import fc from 'fast-check';
import { formulaText } from './formula-text';

describe('a formula as one line of text', () => {
  it.each([
    ['x', 'x'],
    ['\\frac{1}{2}', '1/2'],
    ['\\frac{x+1}{2}', '(x+1)/2'],
    ['\\dfrac{x^2}{R_1}', 'x²/R₁'],
    ['2^{30}', '2³⁰'],
    ['x^{n+1} - 10^{-3}', 'xⁿ⁺¹ - 10⁻³'],
    ['a^{bc}', 'a^(bc)'],
    ['\\frac{12}{2R}', '12/(2R)'],
    ['\\frac{2R}{3}', '2R/3'],
    ['\\sqrt{2x}', '√(2x)'],
    ['\\frac{distância}{tempo}', 'distância/tempo'],
    ['4096 \\bmod 29', '4096 mod 29'],
    ['a^{b \\cdot c}', 'a^(b · c)'],
    ['P_{total}', 'P_total'],
    ['\\mathrm{Al_2O_3}', 'Al₂O₃'],
    ['\\mathrm{C{=}O}', 'C=O'],
    ['30^\\circ', '30°'],
    ['\\sqrt{2} + \\sqrt[3]{x+1}', '√2 + ³√(x+1)'],
    ['\\binom{6}{3} = 20', 'C(6, 3) = 20'],
    ['P \\rightarrow \\neg Q', 'P → ¬Q'],
    ['x \\cdot \\log 0{,}8 \\leq 5\\,\\text{m}', 'x · log 0,8 ≤ 5 m'],
    ['\\sin\\theta', 'sin θ'],
    ['\\left( \\Delta H > 0 \\right)', '( ΔH > 0 )'],
    ['\\left. x \\right|', 'x |'],
    ['\\begin{cases} x & 1 \\\\ y & 2 \\end{cases}', 'x 1 ; y 2'],
    ['AB \\rightarrow C \\qquad C \\rightarrow D \\quad D \\rightarrow E', 'AB → C; C → D; D → E'],
    ['x = 1, \\quad y = 2', 'x = 1, y = 2'],
    ['x > 0 \\quad \\text{e} \\quad y < 1', 'x > 0 e y < 1'],
    ['f(x) = 2x \\qquad (x > 0)', 'f(x) = 2x (x > 0)'],
    ['a \\quad\\qquad b', 'a b'],
    ['50\\% \\{a\\}', '50% {a}'],
    ['\\desconhecido{x}', 'desconhecido x'],
    ['\\frac{1', '1/'],
    ['x^', 'x'],
  ])('%s reads %s', (tex, text) => {
    expect(formulaText(tex)).toBe(text);
  });

  it('stays unchanged if it is nested too deeply', () => {
    const tex = `${'\\frac{1}{'.repeat(20_000)}x${'}'.repeat(20_000)}`;
    expect(formulaText(`${tex}\n`)).toBe(tex);
  });

  it('is read to its end, whatever it contains', () => {
    const parts = fc.constantFrom('\\frac', '\\sqrt', '\\begin', '{', '}', '[', ']', '^', '_', '\\', 'x', ' ', '&');
    fc.assert(
      fc.property(
        fc.array(parts).map((all) => all.join('')),
        (tex) => typeof formulaText(tex) === 'string',
      ),
    );
  });
});
