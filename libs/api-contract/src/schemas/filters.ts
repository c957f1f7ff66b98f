import type { FilterDefinition, FilterDefinitions, FilterValue, IdKind } from '@mapa/domain';
import { type TArray, type TEnum, type TOptional, type TSchema, type TUnsafe, Type } from 'typebox';
import { BoardId, BodyId, ExamId, Id, manyOf, MatterId, oneOf, SubjectId } from './common';
import { flag, integer, text } from './leaves';

const Year = integer(2024, { minimum: 1900, maximum: 2100 });

const IDS: Record<IdKind, TSchema> = {
  matter: MatterId,
  subject: SubjectId,
  board: BoardId,
  institution: BodyId,
  exam: ExamId,
};

/** The schema of one choice: a word of an option list, or a number within bounds. */
function choice({ options, example }: Extract<FilterDefinition, { kind: 'options' }>): TSchema {
  const numbers = options.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (numbers.length > 0)
    return integer(Number(example ?? numbers[0]), { minimum: Math.min(...numbers), maximum: Math.max(...numbers) });
  return oneOf(
    options.map(({ value }) => ({ value: String(value) })),
    example === undefined ? undefined : String(example),
  );
}

function schemaOf(definition: FilterDefinition): TSchema {
  switch (definition.kind) {
    case 'id':
      return Type.Optional(Id);
    case 'ids':
      return manyOf(IDS[definition.of], definition.maxChoices);
    case 'years':
      return manyOf(Year);
    case 'search':
    case 'words':
      return Type.Optional(text(definition.example, { maxLength: definition.maxLength }));
    case 'flag':
      return Type.Optional(flag(true));
    case 'option':
      return Type.Optional(oneOf(definition.options));
    case 'options':
      return manyOf(choice(definition));
    case 'inclusion':
      return Type.Optional(Type.Enum(['ocultar', 'incluir'], { default: 'ocultar' }));
    case 'least':
      return Type.Optional(integer(definition.example, { minimum: 1, maximum: definition.maximum }));
  }
}

/** Gives a schema the static type that follows from the definition; `schemaOf` builds the schema itself. */
type Known<Value> = Value extends readonly (infer Item)[]
  ? TArray<TUnsafe<Item>>
  : Value extends string
    ? string extends Value
      ? TUnsafe<string>
      : TEnum<[Value]>
    : TUnsafe<Value>;

/** The query fields of a list's filters. */
export const filterQuery = <Definitions extends FilterDefinitions>(definitions: Definitions) =>
  Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, schemaOf(definition)])) as {
    -readonly [Name in keyof Definitions]: TOptional<Known<FilterValue<Definitions[Name]>>>;
  };
