import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600">
  <rect width="1200" height="600" fill="white"/><path d="M80 520 L600 90 L1120 520 Z" fill="none" stroke="black" stroke-width="8"/>
</svg>`;

const choice = (text: string, right: boolean) =>
  `<answer fraction="${right ? 100 : 0}" format="html"><text><![CDATA[${text}]]></text></answer>`;

const question = (number: string, statement: string, files: string, choices: string[]) => `
  <question type="multichoice">
    <name><text>Questão ${number}</text></name>
    <questiontext format="markdown"><text><![CDATA[${statement}]]></text>${files}</questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>A segunda alternativa é a certa. As outras não cabem no enunciado.</p>]]></text></generalfeedback>
    <single>true</single>
    ${choices.map((text, index) => choice(text, index === 1)).join('')}
  </question>`;

/** A paper of our own in Moodle's format: a picture, a formula, and a number in two languages. B is always right. */
export async function writePaper(): Promise<string> {
  const png = (await sharp(Buffer.from(PICTURE)).png().toBuffer()).toString('base64');
  const picture = `<file name="triangulo.png" path="/" encoding="base64">${png}</file>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/top/Prova da Jornada/Geometria</text></category></question>
  ${question('1', '![Um triângulo](@@PLUGINFILE@@/triangulo.png)\n\nQual é a soma dos ângulos internos da figura?', picture, ['90 graus', '180 graus', '270 graus', '360 graus'])}
  ${question('2', 'Em um triângulo retângulo de catetos 3 e 4, \\(\\sqrt{3^2+4^2}\\) vale', '', ['4', '5', '6', '7'])}
  ${question('3', 'Um quadrado tem', '', ['três lados', 'quatro lados', 'cinco lados', 'seis lados'])}
  <question type="category"><category><text>$course$/top/Prova da Jornada/Línguas</text></category></question>
  ${question('4 (espanhol)', 'La palabra **perro** significa', '', ['gato', 'cachorro', 'pato', 'porco'])}
  ${question('4 (inglês)', 'The word **dog** means', '', ['gato', 'cachorro', 'pato', 'porco'])}
</quiz>`;
  const file = join(mkdtempSync(join(tmpdir(), 'mapa-paper-')), 'jornada.xml');
  writeFileSync(file, xml);
  return file;
}
