import type { Student } from '@mapa/server-platform';

/** Whether the plan includes teachers' comments. */
export const canReadTeachers = ({ limits }: Student): boolean => limits.teacherComments;

/** A teacher's comment is readable with a paid plan, by its author, and by the student whose request it answered. */
export const canReadComment = (
  student: Student,
  comment: { byTeacher: boolean; authorId: string; answersOwnRequest: boolean },
): boolean =>
  !comment.byTeacher || comment.authorId === student.id || comment.answersOwnRequest || canReadTeachers(student);
