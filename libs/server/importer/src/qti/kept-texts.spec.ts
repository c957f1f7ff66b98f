import { readPackage } from '../testing/packages';

const manifest = (...resources: [string, string][]): string =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.map(([href, type]) => `<resource identifier="R" type="${type}" href="${href}"/>`).join('')}</resources></manifest>`;

/** The item of either version: names of QTI 3 are those of 2 with a prefix and hyphens. */
const asVersion3 = (xml: string): string =>
  xml
    .replace(/(<\/?)([a-zA-Z]+)/g, (_, open: string, name: string) =>
      ['p', 'div', 'img', 'strong'].includes(name)
        ? open + name
        : `${open}qti-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    )
    .replace(/\b(outcomeIdentifier|showHide|responseIdentifier)=/g, (name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );

const CHOICES =
  '<simpleChoice identifier="A">um</simpleChoice><simpleChoice identifier="B">dois<feedbackInline outcomeIdentifier="F" identifier="B" showHide="show">Dois é <strong>certo</strong>.</feedbackInline></simpleChoice>';
const item = (body: string, before = '', behind = ''): string =>
  `<assessmentItem identifier="i1" title="Q1"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="F"/>${before}<itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE">${CHOICES}</choiceInteraction></itemBody><responseProcessing/>${behind}</assessmentItem>`;
const modal = (identifier: string, text: string, show = 'show') =>
  `<modalFeedback outcomeIdentifier="F" identifier="${identifier}" showHide="${show}"><p>${text}</p></modalFeedback>`;

describe.each([
  ['2.1', (xml: string) => xml, 'imsqti_item_xmlv2p1', 'imsqti_test_xmlv2p1'],
  ['3', asVersion3, 'imsqti_item_xmlv3p0', 'imsqti_test_xmlv3p0'],
])('a QTI package of version %s', (_, written, itemType, testType) => {
  const readOne = async (xml: string, more: Record<string, string> = {}) =>
    (await readPackage({ 'imsmanifest.xml': manifest(['i/i.xml', itemType]), 'i/i.xml': written(xml), ...more }))[0];

  it('keeps a rubric block for candidates before the statement, and reports one for others', async () => {
    const question = await readOne(
      item(
        '<rubricBlock view="candidate tutor"><p>Leia o texto.</p></rubricBlock><p>Enunciado?</p><rubricBlock view="scorer tutor"><p>Corrija.</p></rubricBlock>',
      ),
    );
    expect(question?.statement.text).toBe('<div><p>Leia o texto.</p></div><p>Enunciado?</p>');
    expect(question?.losses).toEqual(['ficou de fora um texto para o corretor e o tutor']);
  });

  it('keeps a shared stimulus with each item that refers to it, with its pictures', async () => {
    const stimulus = written(
      '<assessmentStimulus identifier="S" title="T"><stimulusBody><p>A lei <img src="x.png" alt="X"/>.</p></stimulusBody></assessmentStimulus>',
    );
    const question = await readOne(
      item('<p>E então?</p>', '<assessmentStimulusRef identifier="S" href="../s/s.xml"/>'),
      {
        's/s.xml': stimulus,
        's/x.png': 'X',
      },
    );
    expect(question?.statement.text).toBe(
      '<div><p>A lei <img src="@@PLUGINFILE@@/0-x.png" alt="X" />.</p></div>\n<p>E então?</p>',
    );
    expect(question?.sharedTexts.map(({ text }) => text)).toEqual([
      '<div><p>A lei <img src="@@PLUGINFILE@@/0-x.png" alt="X" />.</p></div>',
    ]);
    expect(question?.files.map(({ name }) => name)).toEqual(['0-x.png']);
    expect(question?.defect).toBeNull();
  });

  it('refuses only the item whose stimulus is missing', async () => {
    const question = await readOne(item('<p>?</p>', '<assessmentStimulusRef identifier="S" href="s.xml"/>'));
    expect(question?.defect).toBe('falta no pacote o texto de apoio s.xml');
  });

  it('keeps the text that a section of its test shows before its items', async () => {
    const test = `<assessmentTest identifier="t"><testPart identifier="p"><assessmentSection identifier="s" title="S"><rubricBlock view="candidate"><p>Texto comum.</p></rubricBlock><rubricBlock view="candidate" use="instructions"><p>Marque uma.</p></rubricBlock><rubricBlock view="proctor"><p>Vigie.</p></rubricBlock><assessmentSection identifier="u"><assessmentItemRef identifier="i1" href="../i/i.xml"/></assessmentSection></assessmentSection></testPart></assessmentTest>`;
    const [question, free] = await readPackage({
      'imsmanifest.xml': manifest(['t/t.xml', testType], ['i/i.xml', itemType], ['i/j.xml', itemType]),
      't/t.xml': written(test),
      'i/i.xml': written(item('<p>E então?</p>')),
      'i/j.xml': written(item('<p>Só.</p>')),
    });
    expect(question?.statement.text).toBe('<div><p>Texto comum.</p></div>\n<p>E então?</p>');
    expect(question?.losses).toEqual([
      'ficaram de fora as instruções da seção',
      'ficou de fora um texto para o fiscal',
    ]);
    expect([free?.statement.text, free?.losses]).toEqual(['<p>Só.</p>', []]);
  });

  it('keeps feedback on single choices, and the explanation for all', async () => {
    const question = await readOne(
      item(
        '<p>?</p>',
        '',
        modal('A', 'Um é pouco.') + modal('EXPLANATION', 'Porque.') + modal('wrong', 'Não.') + modal('B', 'x', 'hide'),
      ),
    );
    expect(question?.answers.map(({ text, feedback }) => [text, feedback?.text ?? null])).toEqual([
      ['um', '<p>Um é pouco.</p>'],
      ['dois', 'Dois é <strong>certo</strong>.'],
    ]);
    expect(question?.generalFeedback.text).toBe('<p>Porque.</p>');
    expect(question?.losses).toEqual([
      'ficou de fora o comentário “wrong” e “B”, que depende de mais de uma alternativa',
    ]);
  });

  it('names every other element of an item', async () => {
    const question = await readOne(
      item(
        '<p>Valem <printedVariable identifier="V"/>.</p><templateBlock templateIdentifier="T" identifier="x"><p>Se.</p></templateBlock>',
        '<templateDeclaration identifier="V"/><templateProcessing/><stylesheet href="s.css"/><contextDeclaration identifier="C"/>',
        '<companionMaterialsInfo/><catalogInfo/><portableThing/>',
      ),
    );
    expect(question?.losses.map((one) => one.replace('ficou de fora ', '')).toSorted()).toEqual([
      'a folha de estilo',
      'ficaram de fora as variáveis do contexto',
      'ficaram de fora as variáveis do modelo',
      'ficaram de fora as versões acessíveis',
      'o elemento <portablething>',
      'o material de apoio (calculadora, régua…)',
      'o valor de uma variável',
      'um trecho que depende de variáveis',
    ]);
  });
});
