/** The part of a key, as the wire has it, that says why its alternatives are right or wrong. */
interface CommentedKey {
  comentarios_alternativas?: readonly { alternativa_id: number; texto: string }[] | undefined;
}

/** Why an alternative is right or wrong, as HTML; undefined without a key, and where nothing is said of it. */
export const commentOf = (id: number, key: CommentedKey | null | undefined): string | undefined =>
  key?.comentarios_alternativas?.find(({ alternativa_id }) => alternativa_id === id)?.texto;
