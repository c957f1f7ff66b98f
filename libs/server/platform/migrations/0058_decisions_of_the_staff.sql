ALTER TABLE "questions" ADD COLUMN "decided" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- What the desk and moderation decided before: a wording that is still the current one, and the latest act on each mark.
with "acts" as (
  select "object_id"::int as "id", "act", "after", "staff_audit"."id" as "at" from "staff_audit"
  where "object" = 'questao' and "act" in ('gabarito_corrigido', 'texto_corrigido', 'questao_anulada', 'anulacao_retirada', 'questao_desatualizada', 'desatualizacao_retirada')
), "made" as (
  select distinct a."id", 'wording' as "name" from "acts" a join "questions" q on q."id" = a."id" and q."current_version" = ("after" ->> 'versao')::int
  union
  select q."id", s."name" from "questions" q join (
    select distinct on ("id", "name") "id", "name", "act" in ('questao_anulada', 'questao_desatualizada') as "holds"
    from (select *, case when "act" in ('questao_anulada', 'anulacao_retirada') then 'annulled' else 'outdated' end as "name" from "acts" where "act" not in ('gabarito_corrigido', 'texto_corrigido')) marks
    order by "id", "name", "at" desc
  ) s on s."id" = q."id" and s."holds" = case s."name" when 'annulled' then q."annulled" else q."outdated" end
)
update "questions" q set "decided" = d."names" from (select "id", array_agg("name" order by "name") as "names" from "made" group by "id") d where d."id" = q."id";
