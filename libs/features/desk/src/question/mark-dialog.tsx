import { useMarkQuestionMutation } from '@mapa/api-client';
import { toast } from '@mapa/ui-kit';
import { useState } from 'react';
import type { BankQuestion } from '../model';
import { ActDialog } from '../acts/act-dialog';

type Mark = 'anulada' | 'desatualizada';

interface MarkWords {
  title: string;
  description: string;
  done: string;
  /** Message if someone else has already done it. */
  already: string;
}

const WORDS: Readonly<Record<Mark, readonly [set: MarkWords, withdrawn: MarkWords]>> = {
  anulada: [
    {
      title: 'Anular a questão',
      description:
        'Ela deixa de contar em mapas, cadernos e revisões, e na nota da prova todos ganham o ponto. Quem respondeu vê que foi anulada, e por quê.',
      done: 'A questão está anulada.',
      already: 'Ela já está anulada.',
    },
    {
      title: 'Retirar a anulação',
      description: 'A questão volta a valer, com o gabarito que tem: as respostas dadas contam como contavam.',
      done: 'A questão voltou a valer.',
      already: 'A anulação já foi retirada.',
    },
  ],
  desatualizada: [
    {
      title: 'Marcar como desatualizada',
      description:
        'As listas deixam de mostrá-la e ela não entra mais em revisões. As respostas dadas ficam como estão.',
      done: 'A questão está marcada como desatualizada.',
      already: 'Ela já está marcada como desatualizada.',
    },
    {
      title: 'Marcar como atual',
      description: 'A questão volta às listas e às revisões.',
      done: 'A questão está atual de novo.',
      already: 'Ela já está atual de novo.',
    },
  ],
};

/** Title of an act on a state of a question. */
export const markTitle = (mark: Mark, isSet: boolean): string => WORDS[mark][isSet ? 0 : 1].title;

interface MarkDialogProps {
  question: BankQuestion;
  mark: Mark;
  /** Whether to set or withdraw the state. */
  isSet: boolean;
  onClose: () => void;
}

/** Annuls a question, marks it as outdated, or withdraws either. */
export function MarkDialog({ question, mark, isSet, onClose }: MarkDialogProps) {
  const { title, description, done, already } = WORDS[mark][isSet ? 0 : 1];
  const [isLate, setIsLate] = useState(false);
  const [send, { error, isLoading }] = useMarkQuestionMutation();
  const handleAct = async (motivo: string) => {
    const { data } = await send({ id: question.questao.id, marca: mark, vale: isSet, motivo });
    if (!data) return;
    if (!data.salvo) return setIsLate(true);
    toast.success([done, ...data.avisos].join(' '));
    onClose();
  };
  return (
    <ActDialog
      title={title}
      description={description}
      label={title}
      busy={isLoading}
      error={error}
      meanwhile={isLate ? already : undefined}
      readBy={isSet ? 'os estudantes o leem' : undefined}
      disabled={isLate}
      onAct={(motivo) => void handleAct(motivo)}
      onClose={onClose}
    />
  );
}
