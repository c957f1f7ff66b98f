import { emptyQuestion, type RawQuestion } from '../raw-question';
import { areTruthWords } from '../rules/alternatives';
import { allNamed, elementsIn, htmlIn, textOf, type XmlElement } from './tree';

/** What QTI calls an interaction, as the type of question that it is in Moodle's terms. */
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
const isAside = (one: XmlElement): boolean => isInteraction(one) || ['rubricblock', 'stylesheet'].includes(one.name);
const isFeedback = ({ name }: XmlElement): boolean => name === 'feedbackinline' || name === 'feedbackblock';

/** The explanation that every student sees; of feedback that depends on the answer nothing is kept. */
function explanationOf(item: XmlElement): XmlElement | undefined {
  const all = allNamed(item, 'modalfeedback');
  return (
    all.find(({ attributes }) => attributes['identifier'] === 'EXPLANATION') ?? (all.length === 1 ? all[0] : undefined)
  );
}

/** What is asked, without a single div around all of it: a body may not hold words directly, so that programs put one there. */
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

/** What the manifest says of an item. */
export interface ItemNotes {
  identifier: string;
  tags: string[];
  subjects: string[];
}

/**
 * A QTI item as a question. What is no multiple choice keeps its kind, by which it is refused.
 *
 * @param sourceOf gives the address, inside the question's own files, of a picture that the item shows
 */
export function readItem(item: XmlElement, notes: ItemNotes, sourceOf: (source: string) => string): RawQuestion {
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
  question.statement = { text: [above, asked && `<div>${asked}</div>`].join('\n').trim(), format: 'html' };
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
  const choices = interaction.children.filter(
    (child) => typeof child !== 'string' && child.name === 'simplechoice',
  ) as XmlElement[];
  question.single = declaration?.attributes['cardinality'] !== 'multiple';
  question.answers = choices.map((choice) => ({
    ...html(choice, isFeedback),
    fraction: right.has(choice.attributes['identifier'] ?? '') ? 100 : 0,
    hasFeedback: [...elementsIn(choice)].some(isFeedback),
  }));
  question.kind = areTruthWords(choices.map((choice) => textOf(choice))) ? 'truefalse' : 'multichoice';
  const explanation = explanationOf(item);
  if (explanation) {
    question.generalFeedback = html(explanation, () => false);
    question.hasGeneralFeedback = true;
  }
  return question;
}
