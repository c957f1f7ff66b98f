import { ruleTester } from '../testing/rule-tester.mjs';
import { noRawColor } from './no-raw-color.mjs';

const raw = (code, ...colors) => ({
  code,
  errors: colors.map((color) => ({ messageId: 'raw', data: { color } })),
});

ruleTester.run('no-raw-color', noRawColor, {
  valid: [
    'const A = styled.p`color: ${({ theme }) => theme.colors.ink};`;',
    'const A = styled.p`color: transparent; fill: currentColor; background: none;`;',
    'const A = styled.p`background: color-mix(in srgb, ${a} 20%, ${b});`;',
    'const A = styled.p`white-space: nowrap; border-color: var(--navy-line);`;',
    'const a = <a href="#add">x</a>;',
    'const a = <use href={"#fade"} />;',
    'const a = "&#1234;";',
    'const a = "url(#abc)";',
    'const label = "red";',
    'const board = { nome: "teal" };',
    'const a = "#questao-12";',
    'const a = `Questão #12`;',
  ],
  invalid: [
    raw('const A = styled.p`color: #0b5;`;', '#0b5'),
    raw('const A = styled.p`border: 1px solid #00bb5580;`;', '#00bb5580'),
    raw('const A = styled.p`color: rgb(0 0 0 / 50%);`;', 'rgb(0'),
    raw('const A = styled.p`color: hsla(120, 50%, 50%, 0.5);`;', 'hsla(1'),
    raw('const A = styled.p`color: oklch(0.7 0.1 200);`;', 'oklch(0'),
    raw('const A = styled.p`background: linear-gradient(#fff, ${a});`;', '#fff'),
    raw('const A = styled.p`\n  color: white;\n`;', 'color: white'),
    raw('const A = styled.p`border-top: 1px solid teal;`;', 'border-top: 1px solid teal'),
    raw('const a = <Icon color="teal" />;', 'teal'),
    raw('const a = <path fill={"red"} />;', 'red'),
    raw('const a = { backgroundColor: "Navy" };', 'Navy'),
    raw('const amber = "#ffb000";', '#ffb000'),
  ],
});
