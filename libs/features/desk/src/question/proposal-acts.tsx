import { Button, Cluster } from '@mapa/ui-kit';
import { useState } from 'react';
import type { BankQuestion } from '../model';
import { KeyDialog } from './key-dialog';

/** What a teacher does with a question of the bank: proposes corrections, which an administrator decides. */
export function ProposalActs({ question, onEdit }: { question: BankQuestion; onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cluster role="group" aria-label="Propor uma correção">
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        Propor outro gabarito
      </Button>
      <Button variant="secondary" size="small" onClick={onEdit}>
        Propor outro texto
      </Button>
      {isOpen ? <KeyDialog question={question} isProposal onClose={() => setIsOpen(false)} /> : null}
    </Cluster>
  );
}
