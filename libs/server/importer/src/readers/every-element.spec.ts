import { collect } from '../testing/collect';
import { openQuestions } from './open-questions';
import { normalise } from '../file/normalise';

async function* oneChunk(text: string) {
  yield Buffer.from(text);
}
const read = (text: string) => collect(openQuestions(oneChunk(text)));
const context = { exam: null, defaultSubject: null, fileName: 'f', subjectMap: null };

/** The outcome of each question: the kept and the named parts, or the reason of its refusal. */
const fates = async (text: string) =>
  Promise.all(
    (await read(text)).map((raw) =>
      normalise(raw, context).then(
        ({ warnings, statement, comment, alternatives }) => ({
          statement,
          comment,
          warnings,
          ...(alternatives.length > 4 && { key: alternatives.find(({ correct }) => correct)?.letter }),
          ...(alternatives.some((one) => one.comment !== null) && { own: alternatives.map((one) => one.comment) }),
        }),
        (error: Error) => error.message,
      ),
    ),
  );

const only = 'só entram verdadeiro ou falso, múltipla escolha e somatório';

describe('Moodle XML with every element of its format', () => {
  const text = (tag: string, words: string, format = 'html') =>
    `<${tag} format="${format}"><text><![CDATA[${words}]]></text></${tag}>`;
  const answers = `<answer fraction="100" format="html"><text>sim</text><feedback format="html"><text>Porque sim.</text></feedback></answer><answer fraction="-50" format="html"><text>não</text><feedback format="html"><text></text></feedback></answer>`;
  const question = (type: string, inside: string) =>
    `<question type="${type}"><name><text>Q1</text></name>${text('questiontext', 'Texto?')}${inside}</question>`;

  it('keeps or names each element of a multiple choice', async () => {
    const settings =
      '<defaultgrade>1.0</defaultgrade><penalty>0.33</penalty><hidden>0</hidden><idnumber>i</idnumber><single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering><showstandardinstruction>0</showstandardinstruction><shownumcorrect/>';
    const own = `${text('generalfeedback', 'Comentário.')}${text('correctfeedback', 'Muito bem!')}${text('partiallycorrectfeedback', 'Sua resposta está parcialmente correta.')}${text('incorrectfeedback', 'Estude mais.')}${text('hint', 'Pense.')}${text('hint', '')}<tags><tag><text>ano:2020</text></tag></tags><coursetags/><image_base64/><plugin_x><text>x</text></plugin_x>`;
    const [fate] = await fates(`<quiz>${question('multichoice', settings + own + answers)}</quiz>`);
    expect(fate).toMatchObject({ statement: 'Texto?', comment: 'Comentário.', own: ['Porque sim.', null] });
    expect(typeof fate === 'string' ? [] : fate?.warnings.toSorted()).toEqual([
      'ficou de fora o comentário de quem acerta',
      'ficou de fora o comentário de quem erra',
      'ficou de fora o elemento <coursetags>',
      'ficou de fora o elemento <image_base64>',
      'ficou de fora o elemento <plugin_x>',
      'ficou de fora uma dica',
      'pesos ignorados: B (-50%)',
    ]);
  });

  it.each([
    ['essay', 'dissertativa'],
    ['matching', 'de associação'],
    ['shortanswer', 'de resposta curta'],
    ['numerical', 'numérica'],
    ['calculated', 'calculada'],
    ['calculatedmulti', 'calculada'],
    ['calculatedsimple', 'calculada'],
    ['cloze', 'com lacunas (Cloze)'],
    ['description', 'sem respostas (descrição)'],
    ['ddwtos', 'de arrastar'],
    ['ddmarker', 'de arrastar'],
    ['ddimageortext', 'de arrastar'],
    ['gapselect', 'com lacunas'],
    ['ordering', 'de ordenação'],
    ['random', 'do tipo “random”'],
    ['stack', 'do tipo “stack”'],
  ])('refuses the type %s by its name', async (type, name) => {
    expect(await fates(`<quiz>${question(type, '')}</quiz>`)).toEqual([`é uma questão ${name}; ${only}`]);
  });
});

it('GIFT with every element of its format keeps, names or refuses each', async () => {
  const fate = await fates(
    [
      '// comentário\n$CATEGORY: top/Física',
      '::T:: [markdown]É *verdade*?{T#errou#acertou####Geral}',
      '::M:: Qual \\{1\\}\\: \\= \\~ \\#?{\n=certa#boa\n~errada\n~%50%meia\n####Comentário}',
      '::V:: Um {~%100%a ~%100%b ~c}',
      '::W:: Dois {~%50%a ~%50%b ~%-100%c}',
      '::X:: Meio {~%60%a ~%60%b ~c}',
      '::L:: O sol é {=quente ~frio} de dia.',
      '::S:: Quem? {=Ana =Bia}',
      '::P:: Ligue {=a -> 1 =b -> 2}',
      '::N:: Quanto? {#3:0.1}',
      '::E:: Fale. {}',
      '::D:: Leia.',
    ].join('\n\n'),
  );
  expect(fate).toEqual([
    {
      statement: '<p>É <em>verdade</em>?</p>',
      comment: '<p>Geral</p>',
      warnings: [],
      own: ['<p>acertou</p>', '<p>errou</p>'],
    },
    {
      statement: '<p>Qual {1}: = ~ #?</p>',
      comment: '<p>Comentário</p>',
      warnings: ['pesos ignorados: C (50%)'],
      own: ['<p>boa</p>', null, null],
    },
    'tem mais de uma resposta certa; só entra a de resposta única',
    { statement: '<p>Dois</p>', comment: null, warnings: [], key: '03' },
    'os pesos das respostas certas somam 120%, e não 100%: não se sabe quais são as certas',
    { statement: '<p>O sol é _____ de dia.</p>', comment: null, warnings: [] },
    `é uma questão de resposta curta; ${only}`,
    `é uma questão de associação; ${only}`,
    `é uma questão numérica; ${only}`,
    `é uma questão dissertativa; ${only}`,
    `é uma questão sem respostas (descrição); ${only}`,
  ]);
});

it('Aiken with every element of its format keeps each', async () => {
  expect(await fates('Qual?\nMais uma linha.\nA) um\nB. dois\nANSWER: B\n')).toEqual([
    { statement: '<p>Qual?<br />Mais uma linha.</p>', comment: null, warnings: [] },
  ]);
});

it("a table with every column keeps the question's own fields, and refuses an unknown column", async () => {
  const head =
    'código;banca;órgão;ano;cargo;matéria;assunto;enunciado;A;B;gabarito;comentário;número;dificuldade;situação';
  const row = 'c1;FGV;TJ;2020;Técnico;Física;Óptica;Quanto?;um;dois;B;Porque.;5;3;desatualizada: lei nova';
  const [raw] = await read(`${head}\n${row}\n`);
  expect(raw && (await normalise(raw, context))).toMatchObject({
    idNumber: 'c1',
    number: 5,
    subjectPath: ['Física', 'Óptica'],
    statement: '<p>Quanto?</p>',
    alternatives: [{ correct: false }, { correct: true }],
    comment: '<p>Porque.</p>',
    year: 2020,
    difficulty: 3,
    outdated: true,
    statusReason: 'lei nova',
    warnings: [],
  });
  await expect(read(`${head};nota\n${row};x\n`)).rejects.toThrow('a coluna “nota”');
});
