import { readPackage as read } from '../testing/packages';

const manifest = (...resources: string[]): string =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M"><resources>${resources.join('')}</resources></manifest>`;
const resource = (href: string, type = 'imsqti_item_xmlv2p1'): string =>
  `<resource identifier="R" type="${type}" href="${href}"><file href="${href}"/></resource>`;

const choices = '<simpleChoice identifier="X">um</simpleChoice><simpleChoice identifier="Y">dois</simpleChoice>';
const item = (body: string, more = '', cardinality = 'single'): string =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Questão 4"><responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier"><correctResponse><value>Y</value></correctResponse></responseDeclaration><itemBody>${body}</itemBody>${more}</assessmentItem>`;
const interaction = (inside = choices): string =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">${inside}</choiceInteraction>`;
const GOOD = item(`<p>Um?</p>${interaction()}`);

describe('a QTI package', () => {
  it('of version 2.1 is read as one of version 3, with prompt, pictures and explanation', async () => {
    const body = `<p>Veja <img src="../figs/a%20b.png" alt="A"/> e <object data="c.png" type="image/png">C</object>.</p>${interaction(`<prompt>Quanto <strong>é</strong>?</prompt>${choices}`)}`;
    const questions = await read({
      'imsmanifest.xml': manifest(resource('p/i.xml'), resource('p/j.xml'), resource('t.xml', 'imsqti_test_xmlv2p1')),
      'p/i.xml': item(
        body,
        '<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show"><p>Porque.</p></modalFeedback>',
      ),
      'p/j.xml': item(
        `<p>O céu é azul.</p>${interaction('<simpleChoice identifier="Y">Verdadeiro<feedbackInline outcomeIdentifier="F" identifier="Y"></feedbackInline></simpleChoice><simpleChoice identifier="X">Falso</simpleChoice>')}`,
      ),
      'figs/a b.png': 'A',
      'p/c.png': 'C',
      't.xml': '<assessmentTest/>',
    });
    expect(questions).toMatchObject([
      {
        line: 1,
        name: 'Questão 4',
        idNumber: 'i1',
        kind: 'multichoice',
        answers: [
          { text: 'um', fraction: 0 },
          { text: 'dois', fraction: 100 },
        ],
        generalFeedback: { text: '<p>Porque.</p>' },
        defect: null,
      },
      { line: 2, kind: 'truefalse', answers: [{ fraction: 100 }, { fraction: 0 }] },
    ]);
    expect(questions[0]?.statement.text).toBe(
      '<p>Veja <img src="@@PLUGINFILE@@/0-a%20b.png" alt="A" /> e <img src="@@PLUGINFILE@@/1-c.png" alt="C" />.</p>\n<div>Quanto <strong>é</strong>?</div>',
    );
    expect(questions[0]?.files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['0-a b.png', 'A'],
      ['1-c.png', 'C'],
    ]);
  });

  it.each([
    ['<p>Fale.</p><extendedTextInteraction responseIdentifier="RESPONSE"/>', 'essay'],
    ['<p>Nada a fazer.</p>', 'description'],
    [`${interaction()}${interaction()}`, 'multianswer'],
    ['<hotspotInteraction responseIdentifier="RESPONSE"/>', 'hotspot'],
  ])('reports the kind of an unsupported question: %s', async (body, kind) => {
    const [question] = await read({ 'imsmanifest.xml': manifest(resource('i.xml')), 'i.xml': item(body) });
    expect(question?.kind).toBe(kind);
  });

  it('may contain a picture in an attribute', async () => {
    const source = `data:image/png;base64,${'A'.repeat(300_000)}`;
    const [question] = await read({
      'imsmanifest.xml': manifest(resource('i.xml')),
      'i.xml': item(`<p><img alt="x" src="${source}"/></p>${interaction()}`),
    });
    expect(question?.statement.text).toContain(source);
  });

  it('refuses only the question whose picture is outside it, and reports several answers', async () => {
    const [outside, several] = await read({
      'imsmanifest.xml': manifest(resource('i.xml'), resource('j.xml')),
      'i.xml': item(`<p><img src="../../etc/a.png" alt=""/></p>${interaction()}`),
      'j.xml': item(`<p>Quais?</p>${interaction()}`, '', 'multiple'),
    });
    expect(outside?.defect).toBe('a imagem “../../etc/a.png” está fora do pacote');
    expect([several?.defect, several?.single]).toEqual([null, false]);
  });

  it.each<[string, Record<string, string | Buffer>, string]>([
    [
      'an item outside of it',
      { 'imsmanifest.xml': manifest(resource('../../etc/passwd')) },
      'cita um arquivo fora do pacote: ../../etc/passwd',
    ],
    ['an item that is missing', { 'imsmanifest.xml': manifest(resource('i.xml')) }, 'não traz o arquivo i.xml'],
    ['no items', { 'imsmanifest.xml': manifest() }, 'nenhuma questão em QTI'],
    ['a broken manifest', { 'imsmanifest.xml': '<manifest><resources>' }, 'imsmanifest.xml: o XML está truncado'],
    ['another manifest', { 'imsmanifest.xml': '<plist/>' }, 'não é o de um pacote de questões'],
    [
      'an item that ends in the middle',
      { 'imsmanifest.xml': manifest(resource('i.xml')), 'i.xml': GOOD.slice(0, -40) },
      'i.xml: o XML está truncado',
    ],
    [
      'external entities',
      {
        'imsmanifest.xml': manifest(resource('i.xml')),
        'i.xml': `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${GOOD.replace('<?xml version="1.0"?>', '').replace('Um?', '&x;')}`,
      },
      'i.xml: o XML declara entidades ou elementos próprios no DOCTYPE',
    ],
    [
      'another file in the place of an item',
      { 'imsmanifest.xml': manifest(resource('i.xml')), 'i.xml': '<html/>' },
      'i.xml não é uma questão de QTI: a raiz é <html>',
    ],
    [
      'an item that its manifest names twice',
      { 'imsmanifest.xml': manifest(resource('p/i.xml'), resource('p/../p/i.xml')), 'p/i.xml': GOOD },
      'o imsmanifest.xml cita o arquivo p/i.xml mais de uma vez',
    ],
    [
      'far more than it packs',
      { 'imsmanifest.xml': manifest(resource('i.xml')), 'i.xml': GOOD, 'a.png': Buffer.alloc(11 * 1024 * 1024) },
      'se expande além do razoável',
    ],
  ])('is refused with %s', async (_, members, reason) => {
    await expect(read(members)).rejects.toMatchObject({
      name: 'FileRefusal',
      message: expect.stringContaining(reason),
    });
  });
});
