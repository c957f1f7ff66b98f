import { wrong, type Rules } from './rule';

const field = '(o campo)';

/** Errors of fields that violate a call's schema. */
export const SCHEMA = {
  required: wrong(field, 'Este campo é obrigatório.', 'a field is missing or empty that must not be'),
  type: wrong(field, 'O valor enviado não é do tipo esperado.', 'another type than the schema’s'),
  enum: wrong(field, 'O valor enviado não está entre os aceitos.', 'none of the listed values'),
  uuid: wrong(field, 'O identificador não é válido.', 'no UUID'),
  date: wrong(field, 'A data não é válida.', 'no instant as RFC 3339 writes it'),
  minimum: wrong(field, 'O valor deve ser no mínimo {limite}.', 'below the least number'),
  maximum: wrong(field, 'O valor deve ser no máximo {limite}.', 'above the greatest number'),
  maxLength: wrong(field, 'O texto deve ter no máximo {limite} caracteres.', 'a text that is too long'),
  maxItems: wrong(field, 'Escolha no máximo {limite} opções.', 'a list that is too long'),
  other: wrong(field, 'O valor enviado não é válido.', 'any other rule of the schema'),
} as const satisfies Rules;
