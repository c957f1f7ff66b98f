import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../helpers/journey';
import { importPaper } from '../helpers/system';

const QUESTIONS = [
  ['Qual é a capital do Brasil?', 'Salvador.', 'Brasília.', 'Manaus.', 'Curitiba.'],
  ['Qual destes rios corre para o norte?', 'O Tocantins.', 'O Paraná.', 'O Uruguai.', 'O Tietê.'],
  ['Em que região fica o Pantanal?', 'No Sul.', 'No Nordeste.', 'No Sudeste.', 'No Centro-Oeste.'],
];

const paper = QUESTIONS.map(
  ([statement, ...alternatives], at) =>
    `<p><b>Questão ${at + 1}</b></p><p>${statement}</p>${alternatives.map((text, of) => `<p>${'ABCD'[of]}) ${text}</p>`).join('')}`,
).join('');

test('a paper in PDF is read by the built program, and its questions are accepted', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-pdf-'));
  const [pdf, key] = [join(folder, 'prova.pdf'), join(folder, 'gabarito.csv')];
  await page.setContent(paper);
  await page.pdf({ path: pdf, format: 'A4' });
  writeFileSync(key, '1;B\n2;A\n3;D\n');
  const options = ['--gabarito', key, '--prova', 'Jornada em PDF 2025', '--materia', 'Geografia'];
  expect(await importPaper([pdf, ...options])).toContain('aceitas: 3\n');
});
