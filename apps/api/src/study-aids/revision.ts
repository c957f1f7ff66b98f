import { invalid } from '../http/refusal';

/** Two tabs or devices wrote the same thing: the later one is told, and what is stored stays. */
export const changedElsewhere = () =>
  invalid(
    'revisao',
    'Isto foi mudado em outra aba ou aparelho. O que está guardado não foi alterado: copie o seu texto, recarregue e junte os dois.',
  );
