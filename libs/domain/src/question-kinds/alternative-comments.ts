/** The part of a key on the wire that contains comments on alternatives. */
interface CommentedKey {
  comentarios_alternativas?: readonly { alternativa_id: number; texto: string }[] | undefined;
}

/** Why an alternative is right or wrong, as HTML; undefined without a key or a comment. */
export const commentOf = (id: number, key: CommentedKey | null | undefined): string | undefined =>
  key?.comentarios_alternativas?.find(({ alternativa_id }) => alternativa_id === id)?.texto;
