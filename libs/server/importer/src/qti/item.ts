import { listText } from '@mapa/domain';
import { emptyQuestion, type RawQuestion } from '../model/raw-question';
import { areTruthWords } from '../rules/alternatives';
import { isForStudents, lossesIn, textForOthers } from './losses';
import { allNamed, elementsIn, htmlIn, textOf, type XmlElement } from './tree';

/** QTI interactions, each with Moodle's type of question. */
const KINDS: Record<string, string> = {
  extendedtextinteraction: 'essay',
  textentryinteraction: 'shortanswer',
  matchinteraction: 'matching',
  associateinteraction: 'matching',
  gapmatchinteraction: 'ddwtos',
  inlinechoiceinteraction: 'gapselect',
  orderinteraction: 'ordering',
};

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('interaction');
const isForOthers = (one: XmlElement): boolean => one.name === 'rubricblock' && !isForStudents(one);
const isAside = (one: XmlElement): boolean =>
  isInteraction(one) || isFeedback(one) || isForOthers(one) || one.name === 'stylesheet';
const isFeedback = ({ name }: XmlElement): boolean => name === 'feedbackinline' || name === 'feedbackblock';

const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string');

/** Whether feedback is shown when its outcome has its identifier's value. */
const isShown = ({ attributes }: XmlElement): boolean => (attributes['showhide'] ?? 'show') !== 'hide';

/**
 * Assigns an item's feedback: feedback under a choice's identifier or inside the choice is the choice's; the
 * explanation that every student sees is the comment. Other feedback depends on several choices, and is reported as
 * lost.
 */
function readFeedback(
  question: RawQuestion,
  item: XmlElement,
  choices: readonly XmlElement[],
  textIn: (element: XmlElement) => string,
): void {
  const own: XmlElement[][] = choices.map((choice) =>
    [...elementsIn(choice, (one) => !isFeedback(one))].filter(isFeedback),
  );
  const inChoices = new Set(own.flat());
  const others: XmlElement[] = [];
  for (const feedback of [...allNamed(item, 'modalfeedback'), ...[...elementsIn(item)].filter(isFeedback)]) {
    if (inChoices.has(feedback)) continue;
    const { identifier } = feedback.attributes;
    const at = choices.findIndex((choice) => choice.attributes['identifier'] === identifier);
    if (at !== -1 && isShown(feedback)) own[at]?.push(feedback);
    else others.push(feedback);
  }
  const explanation =
    others.find(({ attributes }) => attributes['identifier'] === 'EXPLANATION') ??
    (others.length === 1 ? others[0] : undefined);
  if (explanation) {
    question.generalFeedback = { text: textIn(explanation), format: 'html' };
    question.hasGeneralFeedback = true;
  }
  for (const [at, answer] of question.answers.entries()) {
    const text = (own[at] ?? [])
      .map(textIn)
      .filter((one) => one.trim() !== '')
      .join('\n');
    if (text !== '') answer.feedback = { text, format: 'html' };
  }
  const lost = others.filter((one) => one !== explanation && textIn(one).trim() !== '');
  if (lost.length > 0)
    question.losses.push(
      `ficou de fora o comentário ${listText(lost.map(({ attributes }) => `“${(attributes['identifier'] ?? '').slice(0, 40)}”`))}, que depende de mais de uma alternativa`,
    );
}

/** Elements that are read, or that only concern marks and programs. */
const KEPT = new Set([
  'itembody',
  'modalfeedback',
  'assessmentstimulusref',
  'responsedeclaration',
  'outcomedeclaration',
]);
const WHOLE = new Set([
  'responsedeclaration',
  'outcomedeclaration',
  'responseprocessing',
  'modalfeedback',
  'itembody',
  'metadata',
]);
const LOST_IN_BODY = new Set(['printedvariable', 'templateblock', 'templateinline', 'positionobjectstage', 'include']);

/** The dropped parts of an item: unknown elements outside its body, and non-HTML elements inside it. */
function itemLosses(item: XmlElement, body: XmlElement): string[] {
  const inBody = [...elementsIn(body)].filter(({ name }) => LOST_IN_BODY.has(name));
  return [
    ...[...elementsIn(body)].filter(isForOthers).map(textForOthers),
    ...lossesIn({ ...item, children: [...elementsOf(item), ...inBody] }, KEPT, WHOLE),
  ];
}

/** A shared stimulus or section text, as HTML before a statement. */
export function stimulusHtml(element: XmlElement, sourceOf: (source: string) => string): string {
  const body = allNamed(element, 'stimulusbody')[0] ?? element;
  return `<div>${htmlIn(body, (one) => isForOthers(one) || one.name === 'stylesheet', sourceOf)}</div>`;
}

/** The content of a body, without a single div around it: bodies may not contain text directly, so programs add one. */
function contentOf(body: XmlElement): XmlElement {
  const parts = body.children.filter((child) => (typeof child === 'string' ? child.trim() !== '' : !isAside(child)));
  const [only] = parts;
  return parts.length === 1 &&
    only !== undefined &&
    typeof only !== 'string' &&
    only.name === 'div' &&
    !only.attributes['class']?.includes('math')
    ? only
    : body;
}

/** An item's entry in the manifest. */
export interface ItemNotes {
  identifier: string;
  tags: string[];
  subjects: string[];
}

/** The context in which an item is shown. */
interface Surroundings {
  /** HTML texts before the statement. */
  above: readonly string[];
  sourceOf: (source: string) => string;
}

/**
 * Converts a QTI item to a question. An item that is no multiple choice keeps its kind, for which it is refused.
 * @param shown.sourceOf maps a picture of the item to its address among the question's own files
 */
export function readItem(item: XmlElement, notes: ItemNotes, { above: texts, sourceOf }: Surroundings): RawQuestion {
  const question = emptyQuestion(0, notes.subjects);
  question.name = item.attributes['title'] ?? '';
  question.idNumber = notes.identifier || (item.attributes['identifier'] ?? '');
  question.tags = notes.tags;
  const body = allNamed(item, 'itembody')[0];
  const interactions = body ? [...elementsIn(body, (one) => !isInteraction(one))].filter(isInteraction) : [];
  const [interaction, ...others] = interactions;
  if (!body || !interaction) return { ...question, kind: 'description' };
  if (others.length > 0) return { ...question, kind: 'multianswer' };
  if (interaction.name !== 'choiceinteraction')
    return { ...question, kind: KINDS[interaction.name] ?? interaction.name.replace(/interaction$/, '') };

  const html = (element: XmlElement, skip: (one: XmlElement) => boolean) => ({
    text: htmlIn(element, skip, sourceOf),
    format: 'html' as const,
  });
  const prompt = allNamed(interaction, 'prompt')[0];
  const above = htmlIn(contentOf(body), isAside, sourceOf);
  const asked = prompt ? htmlIn(prompt, isFeedback, sourceOf) : '';
  question.statement = {
    text: [...texts, above, asked && `<div>${asked}</div>`].join('\n').trim(),
    format: 'html',
  };
  question.sharedTexts = texts.map((text) => ({ text, format: 'html' }));
  const declaration = allNamed(item, 'responsedeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseidentifier'],
  );
  const right = new Set(
    declaration
      ? allNamed(declaration, 'correctresponse').flatMap((one) =>
          allNamed(one, 'value').map((value) => textOf(value).trim()),
        )
      : [],
  );
  const choices = elementsOf(interaction).filter(({ name }) => name === 'simplechoice');
  question.single = declaration?.attributes['cardinality'] !== 'multiple';
  question.answers = choices.map((choice) => ({
    ...html(choice, isFeedback),
    fraction: right.has(choice.attributes['identifier'] ?? '') ? 100 : 0,
  }));
  question.kind = areTruthWords(choices.map((choice) => textOf(choice))) ? 'truefalse' : 'multichoice';
  question.losses.push(...itemLosses(item, body));
  readFeedback(question, item, choices, (element) => html(element, isForOthers).text);
  return question;
}
