import { useSavePaperDataMutation, type ApiError } from '@mapa/api-client';
import { EDUCATION_LEVELS, STATES } from '@mapa/domain';
import { Button, Field, FieldError, Meta, Select, TextInput, media, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Recovered } from '../kept/recovered';
import { useKept } from '../kept/use-kept';
import type { Paper } from '../model';

type Data = Paper['dados'];
type Values = Record<keyof Data, string>;

const TEXTS = ['nome', 'banca', 'orgao', 'cargo', 'area'] as const;
const LABELS: Readonly<Record<(typeof TEXTS)[number], string>> = {
  nome: 'Nome da prova',
  banca: 'Banca (sigla ou nome)',
  orgao: 'Órgão (sigla ou nome)',
  cargo: 'Cargo',
  area: 'Área',
};
const YES_NO = [
  { value: 'true', label: 'Sim' },
  { value: 'false', label: 'Não' },
];

const valuesOf = (data: Data): Values =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value === null ? '' : String(value)]),
  ) as Values;

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function dataOf(values: Values): Data {
  const text = (name: keyof Values) => values[name].trim() || null;
  return {
    nome: text('nome'),
    banca: text('banca'),
    orgao: text('orgao'),
    cargo: text('cargo'),
    area: text('area'),
    ano: numberOf(values.ano),
    duracao_minutos: numberOf(values.duracao_minutos),
    escolaridade: (values.escolaridade || null) as Data['escolaridade'],
    uf: (values.uf || null) as Data['uf'],
    penaliza_erro: values.penaliza_erro === '' ? null : values.penaliza_erro === 'true',
  };
}

/** The fields that a person changed; null without any. */
function changesOf(values: Values, base: Values): Partial<Values> | null {
  const changed = Object.entries(values).filter(([name, value]) => value !== base[name as keyof Values]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Problems of fields that the server would refuse, as sentences. */
function problemsOf({ nome, ano, duracao_minutos }: Values): Partial<Values> {
  return {
    ...(nome.trim() === '' && { nome: 'Diga o nome da prova.' }),
    ...(ano.trim() !== '' && !/^(?:19|20)\d{2}$/.test(ano.trim()) && { ano: 'Escreva o ano com quatro algarismos.' }),
    ...(duracao_minutos.trim() !== '' &&
      !/^(?:[1-9]\d{0,2}|1[0-3]\d{2}|14[0-3]\d|1440)$/.test(duracao_minutos.trim()) && {
        duracao_minutos: 'Escreva os minutos, de 1 a 1440.',
      }),
  };
}

/** The facts of a paper: proposed from its file, confirmed and completed by a person. */
export function DataForm({ paper }: { paper: Paper }) {
  // As displayed: the fields that differ from it are this person's own.
  const [base, setBase] = useState(() => valuesOf(paper.dados));
  const kept = useKept<Partial<Values>>(`${paper.id}-dados`);
  const [values, setValues] = useState(() => ({ ...base, ...kept.left }));
  const [problems, setProblems] = useState<Partial<Values>>({});
  const [revision, setRevision] = useState(paper.revisao);
  const [isStale, setIsStale] = useState(false);
  const [save, { error, isLoading, isSuccess }] = useSavePaperDataMutation();
  const [isTouched, setIsTouched] = useState(false);
  const refusal = error as ApiError | undefined;
  const field = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setIsTouched(true);
      const next = { ...values, [name]: target.value };
      setValues(next);
      kept.keep(changesOf(next, base));
    },
  });
  const isProposed = (name: keyof Values) => paper.propostos.includes(name) && values[name] !== '';
  const hintOf = (name: keyof Values) => (isProposed(name) ? 'Proposto: confira.' : undefined);
  const errorOf = (name: keyof Values) => problems[name] ?? refusal?.fields[name]?.[0];

  const handleSave = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { data } = await save({ id: paper.id, revisao: revision, dados: dataOf(values) });
    if (!data) return;
    setRevision(data.prova.revisao);
    setIsStale(!data.salvo);
    setIsTouched(false);
    kept.drop();
    setBase(valuesOf(data.prova.dados));
    setValues(valuesOf(data.prova.dados));
  };
  const handleDiscard = () => {
    kept.drop();
    setValues(base);
  };

  return (
    <form noValidate aria-label="Dados da prova" onSubmit={(event) => void handleSave(event)}>
      {kept.left !== null && changesOf(values, base) !== null ? <Recovered onDiscard={handleDiscard} /> : null}
      {paper.propostos.length > 0 ? (
        <Proposal>A capa e o nome do arquivo propõem estes dados. Confira, corrija e confirme.</Proposal>
      ) : null}
      <Fields>
        {TEXTS.map((name) => (
          <Field key={name} label={LABELS[name]} hint={hintOf(name)} error={errorOf(name)} optional={name !== 'nome'}>
            <TextInput maxLength={300} autoComplete="off" {...field(name)} />
          </Field>
        ))}
        <Field label="Ano" hint={hintOf('ano')} error={errorOf('ano')} optional>
          <TextInput inputMode="numeric" maxLength={4} {...field('ano')} />
        </Field>
        <Field label="Escolaridade" hint={hintOf('escolaridade')} optional>
          <Select options={EDUCATION_LEVELS} emptyLabel="Não se sabe" {...field('escolaridade')} />
        </Field>
        <Field label="UF" hint={hintOf('uf')} optional>
          <Select options={STATES} emptyLabel="Não se sabe" {...field('uf')} />
        </Field>
        <Field label="Duração em minutos" hint={hintOf('duracao_minutos')} error={errorOf('duracao_minutos')} optional>
          <TextInput inputMode="numeric" maxLength={4} {...field('duracao_minutos')} />
        </Field>
        <Field label="Erro tira ponto" hint={hintOf('penaliza_erro')} optional>
          <Select options={YES_NO} emptyLabel="Não se sabe" {...field('penaliza_erro')} />
        </Field>
      </Fields>
      <Foot>
        <Button type="submit" variant="secondary" busy={isLoading}>
          {paper.propostos.length > 0 ? 'Confirmar os dados' : 'Guardar os dados'}
        </Button>
        <Meta role="status">{isSuccess && !isTouched && !isStale ? 'Guardado.' : null}</Meta>
      </Foot>
      {isStale ? (
        <FieldError role="alert">
          Outra pessoa mudou os dados enquanto você escrevia: agora estão como ela deixou.
        </FieldError>
      ) : null}
      {refusal && Object.keys(refusal.fields).every((name) => !(name in values)) ? (
        <FieldError role="alert">{refusal.message}</FieldError>
      ) : null}
    </form>
  );
}

const Proposal = styled(Meta)`
  display: block;
  padding-bottom: ${token.space.x1h};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: ${token.space.x2};
  & > :first-child {
    grid-column: span 2;
  }
  ${media.belowMedium} {
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1h};
  padding-block: ${token.space.x2} ${token.space.x1};
`;
