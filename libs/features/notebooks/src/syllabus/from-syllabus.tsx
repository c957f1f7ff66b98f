import { lazyPart, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { NotebookFilters } from '../model';

const SyllabusDialog = lazyPart(() => import('./syllabus-dialog').then((module) => module.SyllabusDialog), {
  onFailure: ({ onClose }) => onClose(),
});
const CreateNotebook = lazyPart(() => import('../create/create-notebook').then((module) => module.CreateNotebook), {
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});

interface Chosen {
  filters: NotebookFilters;
  total: number;
}

/** Opens the dialog that makes a notebook from a pasted programme. `children` is the button's label. */
export function FromSyllabus({ children = 'De um edital' }: { children?: string }) {
  const [step, setStep] = useState<'untouched' | 'closed' | 'text' | 'name'>('untouched');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const handleChosen = (filters: NotebookFilters, total: number) => {
    setChosen({ filters, total });
    setStep('name');
  };
  return (
    <>
      <Opener type="button" onClick={() => setStep('text')}>
        {children}
      </Opener>
      {step === 'untouched' ? null : (
        <SyllabusDialog open={step === 'text'} onClose={() => setStep('closed')} onChosen={handleChosen} />
      )}
      {chosen ? (
        <CreateNotebook
          key={JSON.stringify(chosen.filters)}
          open={step === 'name'}
          onOpenChange={(open) => setStep(open ? 'name' : 'closed')}
          title="Caderno de um edital"
          name="Conteúdo do edital"
          source={{ filtros: chosen.filters }}
          total={chosen.total}
        />
      ) : null}
    </>
  );
}

/** A button styled like the links beside it; it is no link because it has no address. */
const Opener = styled.button`
  color: ${token.color.accent};
  font-weight: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
