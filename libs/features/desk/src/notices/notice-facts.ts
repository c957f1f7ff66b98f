import { calendarText, money, optionLabel } from '@mapa/domain';
import { NOTICE_FIELDS, type FieldKind, type FieldName } from './notice-fields';

interface Fact {
  label: string;
  read?: (value: string) => string;
}

const linesOf = (value: string) => value.split(' | ');

/** How the audit log's value of a field is read, where it is not its text. */
function readerOf(is: FieldKind): Fact['read'] {
  switch (is.kind) {
    case 'money':
      return (value) => money(Number(value));
    case 'day':
      return calendarText;
    case 'choice':
    case 'choices':
      return (value) =>
        linesOf(value)
          .map((one) => optionLabel(is.options, one))
          .join(', ');
    case 'lines':
      return (value) => linesOf(value).join(', ');
    default:
      return undefined;
  }
}

/** Labels of a notice's fields in the audit log, and how their values are read. */
export const NOTICE_FACTS: Readonly<Record<string, Fact>> = Object.fromEntries(
  (Object.keys(NOTICE_FIELDS) as FieldName[]).map((name): [string, Fact] => {
    const { label, is } = NOTICE_FIELDS[name];
    const read = readerOf(is);
    return [name, read ? { label: label.replace(', em reais', ''), read } : { label }];
  }),
);
