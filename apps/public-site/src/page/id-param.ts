/** The number in a path's `:id`, or null. */
export const idParam = (params: Readonly<Record<string, string | undefined>>): number | null =>
  /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null;
