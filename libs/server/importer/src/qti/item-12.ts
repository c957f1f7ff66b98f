import { MAX_QUESTION_PARTS, OVERSIZE } from '../model/limits';
import { emptyQuestion, type RawQuestion, type RawText } from '../model/raw-question';
import { areTruthWords } from '../rules/alternatives';
import { isForStudents, lossesIn, textForOthers } from './losses';
import { materialIn } from './material';
import { scoreChoices } from './scoring';
import { allNamed, elementsIn, textOf, type XmlElement } from './tree';

/** Response elements, each with Moodle's type of question. */
const KINDS: Record<string, string> = {
  response_str: 'shortanswer',
  response_num: 'numerical',
  response_grp: 'matching',
  response_xy: 'hotspot',
  response_extension: 'response_extension',
};
/** Types of typed text, from attributes of the authoring program. */
const TYPED: [RegExp, string][] = [
  [/essay|file_upload/, 'essay'],
  [/numerical/, 'numerical'],
  [/calculated/, 'calculated'],
  [/multiple_blanks|fill in multiple/, 'multianswer'],
];

const KEPT = new Set([
  'itemmetadata',
  'qtimetadata',
  'qtimetadatafield',
  'fieldlabel',
  'fieldentry',
  'presentation',
  'flow',
  'flow_mat',
  'flow_label',
  'material',
  'mattext',
  'matemtext',
  'matimage',
  'matbreak',
  'mat_extension',
  'mat_formattedtext',
  'response_lid',
  'render_choice',
  'response_label',
  'itemfeedback',
  'solution',
  'solutionmaterial',
  'rubric',
  'qticomment',
  'itemcontrol',
  'presentation_material',
]);
/** Elements that are read elsewhere, or only concern marks and programs. */
const WHOLE = new Set([
  'resprocessing',
  'itemmetadata',
  'itemproc_extension',
  'mattext',
  'mat_formattedtext',
  'qticomment',
  'itemcontrol',
]);

/** The metadata of an item, by names in lower case. */
function metadataOf(item: XmlElement): Map<string, string> {
  const fields = allNamed(item, 'qtimetadatafield').map((field) => {
    const [label, entry] = ['fieldlabel', 'fieldentry'].map((name) => allNamed(field, name)[0]);
    return [label ? textOf(label).trim().toLowerCase() : '', entry ? textOf(entry).trim() : ''] as const;
  });
  // Older programs use an element for each.
  const direct = [...elementsIn(item)].filter(({ name }) => /^(?:qmd|bbmd)_/.test(name));
  return new Map([...direct.map((one) => [one.name, textOf(one).trim()] as const), ...fields]);
}

const html = (text: string): RawText => ({ text, format: 'html' });

/** Assigns an item's feedback: feedback that every choice shows is the comment; the rest belongs to its choices. */
function readFeedback(
  question: RawQuestion,
  item: XmlElement,
  shownBy: readonly ReadonlySet<string>[],
  textIn: (element: XmlElement) => string,
): void {
  const comments: string[] = [];
  const own: string[][] = question.answers.map(() => []);
  for (const feedback of allNamed(item, 'itemfeedback')) {
    if (!isForStudents(feedback)) {
      question.losses.push(textForOthers(feedback));
      continue;
    }
    const solutions = allNamed(feedback, 'solution').map(textIn);
    comments.push(...solutions);
    const text = textIn({
      ...feedback,
      children: feedback.children.filter((one) => typeof one === 'string' || !['solution', 'hint'].includes(one.name)),
    });
    if (text === '') continue;
    const identifier = feedback.attributes['ident'] ?? '';
    const choices = shownBy.flatMap((shown, at) => (shown.has(identifier) ? [at] : []));
    if (choices.length === shownBy.length) comments.push(text);
    else if (choices.length === 0) question.losses.push('ficou de fora um comentário que nenhuma alternativa mostra');
    for (const at of choices.length === shownBy.length ? [] : choices) own[at]?.push(text);
  }
  const joined = (texts: string[]) => texts.filter((text) => text !== '').join('\n');
  question.generalFeedback = html(joined(comments));
  question.hasGeneralFeedback = comments.length > 0;
  for (const [at, answer] of question.answers.entries())
    if (joined(own[at] ?? []) !== '') answer.feedback = html(joined(own[at] ?? []));
}

/**
 * Converts a QTI 1.2 item to a question. An item that is no multiple choice keeps its kind, for which it is refused.
 * @param above the texts that its sections show before their items, as HTML
 * @param sourceOf maps a picture of the item to its address among the question's own files
 */
export function readItem12(item: XmlElement, above: string, sourceOf: (source: string) => string): RawQuestion {
  const question = emptyQuestion(0, []);
  question.name = item.attributes['title'] ?? '';
  question.idNumber = item.attributes['ident'] ?? '';
  if ([...elementsIn(item)].length > MAX_QUESTION_PARTS) return { ...question, defect: OVERSIZE };
  const metadata = metadataOf(item);
  question.tags = (metadata.get('qmd_keywords') ?? '').split(/[,;]/).flatMap((tag) => tag.trim() || []);
  const said = ['question_type', 'cc_profile', 'bbmd_questiontype', 'qmd_itemtype']
    .map((name) => metadata.get(name) ?? '')
    .join(' ')
    .toLowerCase();
  const presentation = item.children.find(
    (one): one is XmlElement => typeof one !== 'string' && one.name === 'presentation',
  );
  const responses = presentation
    ? [...elementsIn(presentation, ({ name }) => !name.startsWith('response_'))].filter(({ name }) =>
        name.startsWith('response_'),
      )
    : [];
  const [response, ...others] = responses;
  if (!presentation || !response) return { ...question, kind: 'description' };
  if (response.name !== 'response_lid')
    return {
      ...question,
      kind: TYPED.find(([words]) => words.test(said))?.[1] ?? KINDS[response.name] ?? response.name,
    };
  if (others.length > 0) return { ...question, kind: /matching/.test(said) ? 'matching' : 'multianswer' };
  const render = allNamed(response, 'render_choice')[0];
  if (!render) return { ...question, kind: /ordering|order/.test(said) ? 'ordering' : 'hotspot' };
  if ((response.attributes['rcardinality'] ?? '').toLowerCase() === 'ordered') return { ...question, kind: 'ordering' };

  const textIn = (element: XmlElement) => materialIn(element, sourceOf, ({ name }) => name === 'response_label');
  const rubrics = item.children.filter(
    (one): one is XmlElement => typeof one !== 'string' && ['rubric', 'presentation_material'].includes(one.name),
  );
  question.losses.push(
    ...rubrics.filter((one) => !isForStudents(one)).map(textForOthers),
    ...lossesIn(item, KEPT, WHOLE),
  );
  const read = rubrics.filter(isForStudents).map(textIn);
  question.statement = html([above, ...read, textIn(presentation)].filter((text) => text !== '').join('\n'));
  const labels = allNamed(render, 'response_label');
  question.single = (response.attributes['rcardinality'] ?? 'single').toLowerCase() !== 'multiple';
  const idents = labels.map(({ attributes }) => attributes['ident'] ?? '');
  const { fractions, feedbacks, defect } = scoreChoices(item, idents, question.single);
  question.defect = defect;
  question.answers = labels.map((label, at) => ({
    ...html(materialIn(label, sourceOf, () => false)),
    fraction: fractions[at] ?? 0,
  }));
  const words = labels.map((label) => textOf(label).replace(/<[^<>]*>/g, ''));
  question.kind = areTruthWords(words) || areTruthWords(words.toReversed()) ? 'truefalse' : 'multichoice';
  readFeedback(question, item, feedbacks, textIn);
  return question;
}
