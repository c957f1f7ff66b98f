import { useGrantRoleMutation, type ApiError } from '@mapa/api-client';
import { ROLES, dayText, roleLabel, type Role } from '@mapa/domain';
import { ActionDialog, Badge, Button, Field, ItemTitle, Meta, Select, toast, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Person } from '../model';

const OPTIONS = ROLES.map((value) => ({ value, label: roleLabel(value) }));

/** The permissions of each role, so that nobody grants more than intended. */
const MEANS: Readonly<Record<Role, string>> = {
  estudante: 'Estuda, e não vê nada da equipe.',
  professor: 'Comenta questões e vê gabaritos.',
  admin: 'Decide denúncias, devolve pagamentos e lê a auditoria.',
  master: 'Faz tudo, também dar e tirar papéis.',
};

/** An account with its role, and a button to change it. */
export function PersonRow({ person }: { person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  const { nome, email, papel, criado_em } = person;
  return (
    <li>
      <Head>
        <ItemTitle as="h2">{nome}</ItemTitle>
        <Badge tone={papel === 'estudante' ? 'neutral' : 'accent'}>{roleLabel(papel)}</Badge>
      </Head>
      <p>{email}</p>
      <Foot>
        <Meta>Conta de {dayText(criado_em)}</Meta>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Mudar o papel de ${nome}`}
          onClick={() => setIsOpen(true)}
        >
          Mudar o papel
        </Button>
      </Foot>
      {isOpen ? <RoleDialog person={person} onClose={() => setIsOpen(false)} /> : null}
    </li>
  );
}

function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [role, setRole] = useState<Role>(person.papel);
  const [grant, { error, isLoading }] = useGrantRoleMutation();
  const refusal = error as ApiError | undefined;
  const handleGrant = async () => {
    const { data } = await grant({ id: person.id, papel: role });
    if (!data) return;
    toast.success(`${data.nome} agora é ${roleLabel(data.papel)}.`);
    onClose();
  };
  return (
    <ActionDialog
      title={`Papel de ${person.nome}`}
      description={`${person.email}. O que for feito fica na auditoria.`}
      action="Dar o papel"
      busy={isLoading}
      disabled={role === person.papel}
      onAct={() => void handleGrant()}
      onClose={onClose}
    >
      <Field label="Papel" hint={MEANS[role]} error={refusal?.message}>
        <Select options={OPTIONS} value={role} onChange={({ target }) => setRole(target.value as Role)} />
      </Field>
    </ActionDialog>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
`;
