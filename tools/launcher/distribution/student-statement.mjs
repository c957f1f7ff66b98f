/**
 * Functions of every node. `student_statement` carries out a whole statement where a student's rows are: the engine sends
 * its call there, as it is distributed like the rows. The statement names the shards themselves, so that the engine does
 * not take it to pieces (docs/decisions/165). It runs with the rights of its caller, who has them on the shards as well.
 *
 * `hold_student_rows` gives the names of the shards, and holds them in place as a write of the engine does: a move of
 * them waits until the transaction has ended, or has ended before, and then they are not here. It runs with its owner's
 * rights, which the lock requires, and does nothing else.
 */
export const FUNCTIONS = [
  `create or replace function hold_student_rows(student uuid, tables text[]) returns text[]
language plpgsql security definer set search_path to pg_catalog, public as $function$
declare
  anchor bigint := get_shard_id_for_distribution_column('public.answers', student);
  names text[];
begin
  -- 5: a share lock, as the executor's own.
  perform lock_shard_metadata(5, array[anchor]);
  if not exists (
    select from pg_dist_placement p join pg_dist_local_group l on l.groupid = p.groupid where p.shardid = anchor
  ) then
    raise exception 'the rows of this student stand on another server' using errcode = 'cannot_connect_now';
  end if;
  select array_agg(format('public.%I', given.name || '_' || s.shardid) order by given.place) into names
  from unnest(tables) with ordinality given (name, place)
  join pg_dist_shard s on s.logicalrelid = format('public.%I', given.name)::regclass
  where s.shardminvalue is null or s.shardminvalue = (select a.shardminvalue from pg_dist_shard a where a.shardid = anchor);
  if cardinality(names) is distinct from cardinality(tables) then
    raise exception 'not all of % stand where a student does', tables;
  end if;
  return names;
end $function$`,
  `create or replace function student_statement(student uuid, tables text[], body text, given text[]) returns setof jsonb
language plpgsql set citus.enable_manual_changes_to_shards to on as $function$
declare
  found record;
begin
  for found in execute format(body, variadic hold_student_rows(student, tables)) using given loop
    return next to_jsonb(found);
  end loop;
end $function$`,
];

/** Sends calls to the node of the student; nothing is done where that is so already. */
export const DELEGATION = `select create_distributed_function('student_statement(uuid, text[], text, text[])', 'student', colocate_with => 'answers')
  from pg_proc where oid = 'student_statement(uuid, text[], text, text[])'::regprocedure
    and not exists (select from pg_dist_object where classid = 'pg_proc'::regclass and objid = pg_proc.oid and distribution_argument_index is not null)`;
