import { collect } from '../testing/collect';
import { openQuestions } from '../readers/open-questions';
import { readPackage } from '../testing/packages';

async function* oneChunk(text: string) {
  yield Buffer.from(text);
}
const readLone = (text: string) => collect(openQuestions(oneChunk(text)));

const html = (text: string) => `<mattext texttype="text/html"><![CDATA[${text}]]></mattext>`;
const plain = (text: string) => `<material><mattext texttype="text/plain">${text}</mattext></material>`;
const label = (ident: string, inside = plain(`alternativa ${ident}`)) =>
  `<response_label ident="${ident}">${inside}</response_label>`;
const choice = (cardinality = 'Single', labels = `${label('1')}${label('2')}${label('3')}`) =>
  `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>${labels}</render_choice></response_lid>`;
const equal = (value: string) => `<varequal respident="response1">${value}</varequal>`;
const condition = (test: string, actions: string, more = 'No') =>
  `<respcondition continue="${more}"><conditionvar>${test}</conditionvar>${actions}</respcondition>`;
const set = (value: string, action = 'Set') => `<setvar action="${action}" varname="SCORE">${value}</setvar>`;
const processing = (...conditions: string[]) =>
  `<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions.join('')}</resprocessing>`;
const RIGHT_2 = processing(condition(equal('2'), set('100')));
const type = (name: string) =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${name}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
const item = (presentation: string, behind = RIGHT_2, before = '') =>
  `<item ident="i1" title="Questão 7">${before}<presentation>${presentation}</presentation>${behind}</item>`;
const document = (...inside: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- <quiz> --><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Prova"><section ident="s">${inside.join('')}</section></assessment></questestinterop>`;
const GOOD = item(`${plain('Quanto?')}${choice()}`);
const withDoctype = (doctype: string) => document(GOOD).replace('<!-- <quiz> -->', `<!DOCTYPE ${doctype}>`);

const manifest = (...resources: string[]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`;
const resource = (attributes: string, file: string) =>
  `<resource identifier="r" ${attributes}><file href="${file}"/></resource>`;

describe('QTI 1.2', () => {
  it('is read from a package as Canvas writes it, with HTML, pictures, feedback and texts before a section', async () => {
    const [question, ...others] = await readPackage({
      'imsmanifest.xml': manifest(
        resource('type="imsqti_xmlv1p2"', 'g/g.xml'),
        resource('type="webcontent" href="web_resources/f g.png"', 'web_resources/f g.png'),
      ),
      'g/g.xml': document(
        `<presentation_material><flow_mat>${plain('Leia o texto.')}</flow_mat></presentation_material>`,
        item(
          `<material>${html('<p>Veja <img src="$IMS-CC-FILEBASE$/f%20g.png?canvas_download=1" alt="F"> e <img src="h.png"></p>')}</material>${choice()}`,
          `${processing(
            condition('<other/>', '<displayfeedback feedbacktype="Response" linkrefid="general_fb"/>', 'Yes'),
            condition(equal('1'), '<displayfeedback feedbacktype="Response" linkrefid="1_fb"/>', 'Yes'),
            condition(equal('2'), `${set('100')}<displayfeedback feedbacktype="Response" linkrefid="correct_fb"/>`),
            condition('<other/>', '<displayfeedback feedbacktype="Response" linkrefid="incorrect_fb"/>'),
          )}${['general_fb', '1_fb', 'correct_fb', 'incorrect_fb'].map((ident) => `<itemfeedback ident="${ident}"><flow_mat>${plain(`texto de ${ident}`)}</flow_mat></itemfeedback>`).join('')}`,
          type('multiple_choice_question'),
        ),
        GOOD,
      ),
      'web_resources/f g.png': 'F',
      'g/h.png': 'H',
    });
    expect(question).toMatchObject({
      line: 1,
      name: 'Questão 7',
      idNumber: 'i1',
      kind: 'multichoice',
      single: true,
      answers: [
        { text: 'alternativa 1', fraction: 0, feedback: { text: 'texto de 1_fb' } },
        { text: 'alternativa 2', fraction: 100, feedback: { text: 'texto de correct_fb' } },
        { text: 'alternativa 3', fraction: 0, feedback: { text: 'texto de incorrect_fb' } },
      ],
      generalFeedback: { text: 'texto de general_fb' },
      losses: [],
      defect: null,
    });
    expect(question?.statement.text).toContain('Leia o texto.');
    expect(question?.files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['0-f g.png', 'F'],
      ['1-h.png', 'H'],
    ]);
    expect(question?.statement.text).toContain('src="@@PLUGINFILE@@/0-f%20g.png"');
    expect(others).toMatchObject([{ line: 2, statement: { text: 'Leia o texto.\nQuanto?' } }]);
  });

  it('is read from a single file', async () => {
    const [question, other] = await readLone(document(GOOD, GOOD));
    expect(question).toMatchObject({ line: 1, statement: { text: 'Quanto?' }, answers: [{}, { fraction: 100 }, {}] });
    expect(other?.line).toBe(2);
  });

  it('of Blackboard is read with its own elements', async () => {
    const formatted = (text: string) =>
      `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML"><![CDATA[${text}]]></mat_formattedtext></mat_extension></material></flow>`;
    const [question] = await readPackage({
      'imsmanifest.xml':
        '<manifest xmlns:bb="http://www.blackboard.com/content-packaging/"><resources><resource bb:file="res1.dat" type="assessment/x-bb-qti-test"/></resources></manifest>',
      'res1.dat': document(
        item(
          `<flow class="Block"><flow class="QUESTION_BLOCK">${formatted('<p>Qual?</p>')}</flow><flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single"><render_choice><flow_label class="Block">${label('x', formatted('<p>um</p>'))}</flow_label><flow_label class="Block">${label('y', formatted('<p>dois</p>'))}</flow_label></render_choice></response_lid></flow></flow>`,
          processing(
            `<respcondition title="correct"><conditionvar><varequal respident="response" case="No">y</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition>`,
            '<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar></respcondition>',
          ),
        ),
      ),
    });
    expect(question).toMatchObject({
      statement: { text: '<p>Qual?</p>' },
      answers: [
        { text: '<p>um</p>', fraction: 0 },
        { text: '<p>dois</p>', fraction: 100 },
      ],
      defect: null,
    });
  });

  it.each<[string, string[], number[]]>([
    ['added marks', [condition(equal('3'), set('5', 'Add'))], [0, 0, 100]],
    ['parts of a mark', [condition(equal('1'), set('50')), condition(equal('2'), set('100'))], [50, 100, 0]],
    ['a negation', [condition(`<not>${equal('1')}</not>`, set('1'))], [0, 100, 100]],
    [
      'and, or and not',
      [condition(`<or><and>${equal('3')}<not>${equal('1')}</not></and></or>`, set('1'))],
      [0, 0, 100],
    ],
    [
      'a mark that is taken away',
      [condition(equal('1'), set('100')), condition('<other/>', set('1', 'Subtract'))],
      [100, -1, -1],
    ],
    [
      'a later rule that goes on',
      [condition(equal('2'), set('10'), 'Yes'), condition(equal('2'), set('0'))],
      [0, 0, 0],
    ],
  ])('scores by its rules: %s', async (_, conditions, fractions) => {
    const [question] = await readLone(document(item(choice(), processing(...conditions))));
    expect(question?.answers.map(({ fraction }) => fraction)).toEqual(fractions);
  });

  it('accepts true and false, in either order', async () => {
    const [question] = await readLone(
      document(item(`${plain('É.')}${choice('Single', `${label('1', plain('False'))}${label('2', plain('True'))}`)}`)),
    );
    expect(question).toMatchObject({ kind: 'truefalse', answers: [{ fraction: 0 }, { text: 'True', fraction: 100 }] });
  });

  it.each([
    [
      'a rule for all of them (Canvas)',
      [condition(`<and>${equal('1')}${equal('3')}<not>${equal('2')}</not></and>`, set('100'))],
      [100, 0, 100],
    ],
    [
      'marks that are added',
      [condition(equal('1'), set('50', 'Add'), 'Yes'), condition(equal('3'), set('50', 'Add'), 'Yes')],
      [100, 0, 100],
    ],
    [
      'marks that are added and taken away',
      [condition(equal('2'), set('1', 'Add'), 'Yes'), condition(equal('3'), set('1', 'Subtract'), 'Yes')],
      [0, 100, 0],
    ],
    ['none at all', [], [0, 0, 0]],
  ])('reads from %s which of several alternatives must be ticked', async (_, conditions, fractions) => {
    const [question] = await readLone(document(item(choice('Multiple'), processing(...conditions))));
    expect(question).toMatchObject({ single: false, defect: null });
    expect(question?.answers.map(({ fraction }) => fraction)).toEqual(fractions);
  });

  it('refuses several ticks if different combinations have the whole mark', async () => {
    const either = condition(`<or>${equal('1')}${equal('2')}</or>`, set('100'));
    const [question] = await readLone(document(item(choice('Multiple'), processing(either))));
    expect(question?.defect).toBe('várias combinações de respostas têm a nota máxima');
  });

  it.each([
    ['<response_str ident="r"><render_fib/></response_str>', type('short_answer_question'), 'shortanswer'],
    ['<response_str ident="r"><render_fib/></response_str>', type('essay_question'), 'essay'],
    ['<response_str ident="r"><render_fib/></response_str>', type('numerical_question'), 'numerical'],
    ['<response_num ident="r"><render_fib/></response_num>', '', 'numerical'],
    [`${choice()}${choice()}`, type('matching_question'), 'matching'],
    [`${choice()}${choice()}`, type('multiple_dropdowns_question'), 'multianswer'],
    [choice('Ordered'), '', 'ordering'],
    ['<response_lid ident="r"><render_hotspot/></response_lid>', '', 'hotspot'],
    ['<response_grp ident="r"/>', '', 'matching'],
    ['<response_xy ident="r"/>', '', 'hotspot'],
    [plain('Leia.'), type('text_only_question'), 'description'],
  ])('reports the kind of an unsupported question: %s%s', async (presentation, before, kind) => {
    const [question] = await readLone(document(item(presentation, '', before)));
    expect(question?.kind).toBe(kind);
  });

  it('names every omitted element of its specification, and no other', async () => {
    const material = `<material label="m" xml:lang="pt"><qticomment>nota</qticomment><mattext>a &lt; b</mattext><matemtext>forte</matemtext><matbreak/><matimage imagtype="image/png" uri="x.png" label="X"/><mataudio uri="a.mp3"/><matvideo uri="v.mp4"/><matapplet uri="p"/><matapplication uri="q"/><matref linkrefid="m2"/><altmaterial><mattext>outro</mattext></altmaterial></material>`;
    const [question] = await readLone(
      document(
        `<objectives>${plain('Objetivo da seção')}</objectives><rubric view="Scorer">${plain('Corrija.')}</rubric><rubric view="All">${plain('Texto comum.')}</rubric><selection_ordering><selection/><order/></selection_ordering><sectionfeedback ident="sf"><flow_mat>${plain('fim')}</flow_mat></sectionfeedback>`,
        `<item ident="i" title="Q"><qticomment>nota</qticomment><duration>P1M</duration><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>qmd_keywords</fieldlabel><fieldentry>ano:2020, fácil</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><objectives>${plain('o')}</objectives><itemcontrol/><itemprecondition/><itempostcondition/><itemrubric/><rubric view="Candidate">${plain('Leia bem.')}</rubric><rubric view="Tutor">${plain('Ajude.')}</rubric><presentation>${material}<response_lid ident="response1"><material><mattext>Escolha:</mattext></material><render_choice shuffle="Yes">${label('1')}${label('2')}<response_na/></render_choice></response_lid></presentation>${RIGHT_2}<itemproc_extension/><itemfeedback ident="s"><solution><solutionmaterial>${plain('Porque sim.')}</solutionmaterial></solution><hint><hintmaterial>${plain('dica')}</hintmaterial></hint></itemfeedback><itemfeedback ident="nobody"><material><mattext>perdido</mattext></material></itemfeedback><itemfeedback ident="t" view="Tutor">${plain('t')}</itemfeedback></item>`,
      ),
    );
    expect(question).toMatchObject({
      tags: ['ano:2020', 'fácil'],
      generalFeedback: { text: 'Porque sim.' },
      answers: [{ fraction: 0 }, { fraction: 100 }],
      defect: null,
    });
    expect(question?.statement.text).toBe(
      'Texto comum.\nLeia bem.\n<div>a &lt; b <em>forte</em> <br> <img src="@@PLUGINFILE@@/x.png" alt="X"></div> <div>Escolha:</div>',
    );
    expect(question?.losses.toSorted()).toEqual(
      [
        'ficou de fora a resposta “não se aplica”',
        'ficou de fora o elemento <itemrubric>',
        'ficou de fora o elemento <sectionfeedback>',
        'ficou de fora o material alternativo',
        'ficou de fora o tempo da questão',
        'ficou de fora um arquivo de outro programa',
        'ficou de fora um comentário que nenhuma alternativa mostra',
        'ficou de fora um material citado por referência',
        'ficou de fora um programa (applet)',
        'ficou de fora um texto para o corretor',
        'ficou de fora um texto para o tutor',
        'ficou de fora um texto para o tutor',
        'ficou de fora um vídeo',
        'ficou de fora um áudio',
        'ficou de fora uma condição depois da questão',
        'ficou de fora uma condição para a questão aparecer',
        'ficou de fora uma dica',
        'ficaram de fora os objetivos',
        'ficaram de fora os objetivos',
      ].toSorted(),
    );
  });

  it('is read with the DOCTYPE of its version, whose address is not opened', async () => {
    const [question] = await readLone(withDoctype('questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd"'));
    expect(question).toMatchObject({ kind: 'multichoice', defect: null });
  });

  it.each([
    ['ends in the middle', document(GOOD).slice(0, -60), 'truncado'],
    [
      'declares entities',
      withDoctype('questestinterop SYSTEM "q.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]'),
      'declara entidades ou elementos próprios no DOCTYPE',
    ],
    [
      'names an entity',
      withDoctype('questestinterop SYSTEM "q.dtd"').replace('Quanto?', '&x;'),
      'entidade desconhecida',
    ],
    ['has no item', document(), 'não tem nenhuma questão'],
  ])('is refused if it %s', async (_, text, reason) => {
    await expect(readLone(text)).rejects.toMatchObject({
      name: 'FileRefusal',
      message: expect.stringContaining(reason),
    });
  });

  it('refuses only the item that has too many elements', async () => {
    const [huge, good] = await readLone(document(item(`${'<material/>'.repeat(5001)}${choice()}`), GOOD));
    expect(huge?.defect).toContain('passa do tamanho');
    expect(good?.defect).toBeNull();
  });
});
