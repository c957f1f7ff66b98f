import { questionKind } from '@mapa/domain';
import { zipOf, type ZipMember } from '../archive/zip';
import {
  type ExportQuestion,
  isWithoutKey,
  nameOf,
  ownComments,
  rightIn,
  tagsOf,
  textsOf,
} from '../question/export-question';
import { picturesIn, portableHtml } from '../question/html';
import { NamedPictures } from '../question/pictures';
import type { ExportSource } from './format';
import { escapeXml, xhtml } from './xml';

const PICTURE_FOLDER = 'imagens';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ITEM_SCHEMA = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const SCHEMA_LOCATION = `${ITEM_SCHEMA} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd`;

const setOutcome = (name: string, type: string, value: string): string =>
  `<qti-set-outcome-value identifier="${name}"><qti-base-value base-type="${type}">${value}</qti-base-value></qti-set-outcome-value>`;

const SCORING = `<qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>${setOutcome('SCORE', 'float', '1')}</qti-response-if><qti-response-else>${setOutcome('SCORE', 'float', '0')}</qti-response-else></qti-response-condition>`;

/** Every answer is right when no key was left. */
const EVERYBODY = setOutcome('SCORE', 'float', '1');

interface Choice {
  identifier: string;
  text: string;
  isRight: boolean;
  comment: string | undefined;
}

/** An identifier must begin with a letter. */
const identifierOf = (letter: string): string => (/^\d/.test(letter) ? `P${letter}` : letter);

function choicesOf(question: ExportQuestion): Choice[] {
  const { tipo, alternativas, gabarito } = question;
  const noKey = isWithoutKey(question);
  const comments = ownComments(question);
  const { fixedTexts } = questionKind(tipo);
  if (fixedTexts)
    return fixedTexts.map(({ letter, text }, at) => ({
      identifier: letter,
      text,
      isRight: !noKey && letter === gabarito?.letra,
      comment: comments.get(alternativas[at]?.id ?? 0),
    }));
  const isRight = rightIn(question);
  return alternativas.map(({ id, letra, texto }) => ({
    identifier: identifierOf(letra),
    text: texto,
    isRight: !noKey && isRight(id),
    comment: comments.get(id),
  }));
}

const feedback = (outcome: string, identifier: string, html: string): string =>
  `<qti-modal-feedback outcome-identifier="${outcome}" identifier="${escapeXml(identifier)}" show-hide="show"><qti-content-body>${html}</qti-content-body></qti-modal-feedback>`;

const outcomeOf = (name: string, cardinality: string): string =>
  `<qti-outcome-declaration identifier="${name}" cardinality="${cardinality}" base-type="identifier"/>`;

/** Shows the comment on the choice: its feedback has the same identifier. */
const SHOW_CHOICE =
  '<qti-set-outcome-value identifier="CHOICE_FEEDBACK"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value>';

function itemOf(question: ExportQuestion, portable: (html: string) => string): string {
  const choices = choicesOf(question);
  const comment = question.gabarito?.comentario ?? '';
  const commented = choices.filter((choice) => choice.comment !== undefined);
  const right = choices.filter(({ isRight }) => isRight);
  const values = right.map(({ identifier }) => `<qti-value>${escapeXml(identifier)}</qti-value>`);
  const key = values.length > 0 ? `<qti-correct-response>${values.join('')}</qti-correct-response>` : '';
  const { formats, isSingle } = questionKind(question.tipo);
  const explain = comment === '' ? '' : setOutcome('FEEDBACK', 'identifier', 'EXPLANATION');
  return [
    `${HEAD}<qti-assessment-item xmlns="${ITEM_SCHEMA}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${SCHEMA_LOCATION}" identifier="Q${question.id}" title="${escapeXml(nameOf(question))}" adaptive="false" time-dependent="false" xml:lang="pt-BR">`,
    `<qti-response-declaration identifier="RESPONSE" cardinality="${formats.qti}" base-type="identifier">${key}</qti-response-declaration>`,
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>',
    ...(comment === '' ? [] : [outcomeOf('FEEDBACK', 'single')]),
    ...(commented.length === 0 ? [] : [outcomeOf('CHOICE_FEEDBACK', formats.qti)]),
    `<qti-item-body><div>${portable(question.enunciado)}</div>`,
    `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="${isSingle ? 1 : 0}">`,
    ...choices.map(
      ({ identifier, text }) =>
        `<qti-simple-choice identifier="${escapeXml(identifier)}">${portable(text)}</qti-simple-choice>`,
    ),
    '</qti-choice-interaction></qti-item-body>',
    `<qti-response-processing>${right.length > 0 ? SCORING : EVERYBODY}${explain}${commented.length === 0 ? '' : SHOW_CHOICE}</qti-response-processing>`,
    ...(comment === '' ? [] : [feedback('FEEDBACK', 'EXPLANATION', portable(comment))]),
    ...commented.map(({ identifier, comment: own = '' }) => feedback('CHOICE_FEEDBACK', identifier, portable(own))),
    '</qti-assessment-item>\n',
  ].join('\n');
}

const lomString = (text: string): string => `<string language="pt-BR">${escapeXml(text)}</string>`;

/** What an item has no place for goes to the manifest, as IEEE LOM: the importer's id, tags, and the subject. */
function metadataOf(question: ExportQuestion): string {
  const { codigo, identity = codigo, assunto } = question;
  const keywords = tagsOf(question).map((tag) => `<keyword>${lomString(tag)}</keyword>`);
  const taxons = assunto.map(({ nome }) => `<taxon><entry>${lomString(nome)}</entry></taxon>`);
  const subject =
    taxons.length === 0
      ? ''
      : `<classification><purpose><source>LOMv1.0</source><value>discipline</value></purpose><taxonPath><source>${lomString('Mapa')}</source>${taxons.join('')}</taxonPath></classification>`;
  return `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><identifier><catalog>Mapa</catalog><entry>${escapeXml(identity)}</entry></identifier>${keywords.join('')}</general>${subject}</lom></metadata>`;
}

const manifestOf = (title: string, resources: readonly string[]): string =>
  [
    `${HEAD}<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="MANIFEST">`,
    `<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><title>${lomString(title)}</title></general></lom></metadata>`,
    '<organizations/>',
    '<resources>',
    ...resources,
    '</resources>',
    '</manifest>\n',
  ].join('\n');

async function* members({ title, questions, pictures }: ExportSource): AsyncGenerator<ZipMember> {
  const named = new NamedPictures(pictures);
  const resources: string[] = [];
  for await (const question of questions) {
    const shown = await named.name(picturesIn(textsOf(question).join('')));
    const portable = (html: string) =>
      xhtml(portableHtml(html, (hash) => (shown.has(hash) ? `../${PICTURE_FOLDER}/${shown.get(hash)}` : undefined)));
    const href = `itens/Q${question.id}.xml`;
    const files = [href, ...[...shown.values()].map((name) => `${PICTURE_FOLDER}/${name}`)];
    resources.push(
      `<resource identifier="R${question.id}" type="imsqti_item_xmlv3p0" href="${href}">${metadataOf(question)}${files.map((file) => `<file href="${file}"/>`).join('')}</resource>`,
    );
    yield { name: href, content: [Buffer.from(itemOf(question, portable))], compress: true };
  }
  for await (const { name, bytes } of named.read())
    yield { name: `${PICTURE_FOLDER}/${name}`, content: [bytes], compress: false };
  yield { name: 'imsmanifest.xml', content: [Buffer.from(manifestOf(title, resources))], compress: true };
}

/**
 * A QTI 3 package: an item for each question, the pictures, and the manifest. Each question must have its key, or be
 * annulled.
 */
export const writeQtiPackage = (source: ExportSource): AsyncGenerator<Uint8Array> => zipOf(members(source));
