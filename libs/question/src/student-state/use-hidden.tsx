import { useHideQuestionMutation, useShowQuestionMutation } from '@mapa/api-client';
import { useRequireLogin } from '@mapa/auth';
import { LINK_TOAST_MS } from '@mapa/domain';
import { Button, toast } from '@mapa/ui-kit';
import type { PanelQuestion } from '../model';
import { failureOf, sayFailure } from './say-failure';
import { usePatchQuestion } from './use-patch-question';

/** Hides a question from the student's lists permanently, with an undo. */
export function useHidden({ id, codigo }: Pick<PanelQuestion, 'id' | 'codigo'>) {
  const [hideQuestion] = useHideQuestionMutation();
  const [showQuestion] = useShowQuestionMutation();
  const requireLogin = useRequireLogin();
  const patch = usePatchQuestion(id);
  const notice = `oculta-${id}`;

  async function show() {
    toast.dismiss(notice);
    const { error } = await showQuestion({ id });
    // Already shown again in another tab, as intended.
    if (error && failureOf(error).kind !== 'not-found') return sayFailure(error);
    if (error) patch({ oculta: false });
    toast.success(`A questão ${codigo} voltou às suas listas.`, { id: notice });
  }

  async function hide() {
    const { error } = await hideQuestion({ id });
    if (error) return sayFailure(error);
    toast.success(<Hidden codigo={codigo} onUndo={() => void show()} />, { id: notice, duration: LINK_TOAST_MS });
  }

  return { hide: () => requireLogin(() => void hide()), show: () => void show() };
}

function Hidden({ codigo, onUndo }: { codigo: string; onUndo: () => void }) {
  return (
    <>
      <span>A questão {codigo} está oculta: as listas “sem as que ocultei” e as revisões a deixam de fora.</span>{' '}
      <Button size="small" variant="ghost" onClick={onUndo}>
        Desfazer
      </Button>
    </>
  );
}
