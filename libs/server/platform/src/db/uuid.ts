const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from outside can be compared with a uuid column: PostgreSQL refuses the statement for any other. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
