import { useCorrectSharedTextMutation, type ApiError } from '@mapa/api-client';
import { questionsOf } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import type { BankQuestion } from '../model';
import { SharedTexts, TEXT_CHANGED } from '../review/shared-text';

/** The texts that a question of the bank shares with others; a correction applies to all of them. */
export function BankTexts({ question }: { question: BankQuestion }) {
  const [correct] = useCorrectSharedTextMutation();
  return (
    <SharedTexts
      asksReason
      of={question.questao.id}
      texts={question.textos}
      onSave={async (change) => {
        const { data, error } = await correct({ id: question.questao.id, ...change });
        if (!data) return (error as ApiError).message;
        if (!data.salvo) return TEXT_CHANGED;
        const count = question.textos.find(({ marca }) => marca === change.marca)?.questoes ?? 1;
        toast.success([`O texto foi corrigido em ${questionsOf(count)}.`, ...data.avisos].join(' '));
        return null;
      }}
    />
  );
}
