import { useCorrectKeyMutation, type ApiError } from '@mapa/api-client';
import { answerName, counted, questionKind } from '@mapa/domain';
import { Checkbox, Field, FieldError, Radio, RichText, TextInput, toast, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';
import { ActDialog } from '../acts/act-dialog';

interface KeyDialogProps {
  question: BankQuestion;
  onClose: () => void;
}

const keyText = ({ gabarito, questao }: BankQuestion): string =>
  gabarito === null ? 'sem gabarito' : answerName(gabarito, questao.tipo);

/**
 * Corrects a question's key. If someone else was faster, their key is shown, and the choice made here stays for
 * confirmation.
 */
export function KeyDialog({ question, onClose }: KeyDialogProps) {
  const { id, tipo, alternativas } = question.questao;
  const { isSingle, partsOf, answerOf } = questionKind(tipo);
  const group = useId();
  const Choice = isSingle ? Radio : Checkbox;
  // The version that the person has seen: it changes only after they were told of another's change.
  const [seen, setSeen] = useState(question);
  const [isLate, setIsLate] = useState(false);
  const [letters, setLetters] = useState<readonly string[]>(seen.gabarito === null ? [] : partsOf(seen.gabarito));
  const [source, setSource] = useState('');
  const [correct, { error, isLoading }] = useCorrectKeyMutation();
  const refusal = error as ApiError | undefined;
  const key = answerOf(letters);
  const handleChoose = (letter: string, isOn: boolean) =>
    setLetters((before) => (isSingle ? [letter] : isOn ? [...before, letter] : before.filter((one) => one !== letter)));
  const handleAct = async (motivo: string) => {
    if (key === null) return;
    const versao = seen.questao.versao;
    const { data } = await correct({
      id,
      versao,
      gabarito: key,
      motivo,
      ...(source.trim() && { fonte: source.trim() }),
    });
    if (!data) return;
    if (data.salvo) {
      toast.success([`O gabarito agora é ${keyText(data.questao)}.`, ...data.avisos].join(' '));
      return onClose();
    }
    setSeen(data.questao);
    setIsLate(true);
  };
  return (
    <ActDialog
      title="Corrigir o gabarito"
      description={`${counted(question.responderam, 'estudante respondeu', 'estudantes responderam')} esta questão: mapas, notas e revisões passam a seguir o novo gabarito, e quem respondeu vê o antigo e o novo.`}
      label="Corrigir o gabarito"
      busy={isLoading}
      error={error}
      meanwhile={isLate ? `Agora: ${keyText(seen)}. Confira, e confirme se ainda quer mudar.` : undefined}
      fields={['gabarito', 'fonte']}
      disabled={key === null || key === seen.gabarito}
      onAct={(motivo) => void handleAct(motivo)}
      onClose={onClose}
    >
      <Choices>
        <legend>{isSingle ? 'Resposta certa' : 'Proposições certas'}</legend>
        {alternativas.map(({ id: alternative, letra, texto }) => (
          <Choice
            key={alternative}
            name={group}
            checked={letters.includes(letra)}
            onChange={({ target }) => handleChoose(letra, target.checked)}
          >
            {questionKind(tipo).fixedTexts ? null : <b>{letra} </b>}
            <RichText html={texto} size="body" />
          </Choice>
        ))}
        {refusal?.fields['gabarito'] ? <FieldError role="alert">{refusal.fields['gabarito'][0]}</FieldError> : null}
      </Choices>
      <Field
        label="Fonte"
        optional
        hint="O endereço da página ou do PDF da banca."
        error={refusal?.fields['fonte']?.[0]}
      >
        <TextInput
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
      </Field>
    </ActDialog>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
  border: 0;
  & > legend {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;
