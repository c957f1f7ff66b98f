import { Button, lazyPart } from '@mapa/ui-kit';
import { useState } from 'react';
import type { OfUser } from '../sections/known-user';
import { Section } from '../sections/section';
import type { DeleteDialogProps } from './delete-dialog';

const DeleteDialog = lazyPart<DeleteDialogProps>(
  () => import('./delete-dialog').then((module) => module.DeleteDialog),
  {
    onFailure: ({ onClose }) => onClose(),
  },
);

/** Section that deletes the account after a confirmation dialog. */
export function DeleteAccount({ user }: OfUser) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      id="apagar"
      lead="Apaga na hora tudo o que é seu: perfil, mapas, cadernos, respostas, anotações e comentários. Não há como desfazer."
    >
      <Button variant="secondary" disabled={!user} onClick={() => setIsOpen(true)}>
        Apagar minha conta
      </Button>
      {user && isOpen ? <DeleteDialog user={user} onClose={() => setIsOpen(false)} /> : null}
    </Section>
  );
}
