CREATE TABLE "comment_revisions" (
	"author_id" uuid NOT NULL,
	"comment_id" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "comment_revisions_comment_id_replaced_at_pk" PRIMARY KEY("comment_id","replaced_at")
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_once";--> statement-breakpoint
ALTER TABLE "comment_requests" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment_revisions" ADD CONSTRAINT "comment_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_revisions" ADD CONSTRAINT "comment_revisions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_revisions_author" ON "comment_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("student_id",coalesce("question_id", 0),coalesce("comment_id", 0)) WHERE "reports"."decided_at" is null;--> statement-breakpoint
-- Answers that a student was already told of ring no bell.
UPDATE comment_requests r SET seen_at = r.answered_at FROM users u WHERE u.id = r.student_id AND NOT u.notify AND r.answered_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notify";
--> statement-breakpoint
-- A request that this comment answered is answered by the newest other comment of a teacher that came after it; without
-- one it waits again.
CREATE FUNCTION return_requests(gone integer) RETURNS void LANGUAGE sql AS $$
	UPDATE comment_requests r SET (answered_at, comment_id, seen_at) = (
		SELECT c.created_at, c.id, r.seen_at FROM comments c
		WHERE c.question_id = r.question_id AND c.by_teacher AND c.hidden_at IS NULL AND c.id <> gone AND c.created_at >= r.created_at
		ORDER BY c.id DESC LIMIT 1)
	WHERE r.comment_id = gone;
$$;
--> statement-breakpoint
CREATE FUNCTION return_requests_of_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM return_requests(OLD.id);
	RETURN OLD;
END
$$;
--> statement-breakpoint
-- Before the delete: the foreign key would make the request forget which comment it was.
CREATE TRIGGER comments_deleted BEFORE DELETE ON comments FOR EACH ROW EXECUTE FUNCTION return_requests_of_comment();
--> statement-breakpoint
CREATE TRIGGER comments_hidden AFTER UPDATE OF hidden_at ON comments FOR EACH ROW
	WHEN (OLD.hidden_at IS NULL AND NEW.hidden_at IS NOT NULL) EXECUTE FUNCTION return_requests_of_comment();
--> statement-breakpoint
UPDATE comment_requests SET answered_at = NULL, seen_at = NULL WHERE answered_at IS NOT NULL AND comment_id IS NULL;
--> statement-breakpoint
SELECT return_requests(id) FROM comments WHERE hidden_at IS NOT NULL;
--> statement-breakpoint
-- Counts of votes and views. The lock makes writers of one comment follow one another: each counts what was committed before.
CREATE FUNCTION count_comment_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM comments WHERE id IN (SELECT comment_id FROM touched) ORDER BY id FOR NO KEY UPDATE;
	UPDATE comments c SET
		useful = (SELECT count(*) FROM comment_votes v WHERE v.comment_id = c.id AND v.value > 0),
		not_useful = (SELECT count(*) FROM comment_votes v WHERE v.comment_id = c.id AND v.value < 0)
	WHERE c.id IN (SELECT comment_id FROM touched);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER votes_inserted AFTER INSERT ON comment_votes REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION count_comment_votes();
--> statement-breakpoint
CREATE TRIGGER votes_updated AFTER UPDATE ON comment_votes REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION count_comment_votes();
--> statement-breakpoint
CREATE TRIGGER votes_deleted AFTER DELETE ON comment_votes REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION count_comment_votes();
--> statement-breakpoint
CREATE FUNCTION count_comment_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM comments WHERE id IN (SELECT comment_id FROM touched) ORDER BY id FOR NO KEY UPDATE;
	UPDATE comments c SET views = (SELECT count(*) FROM comment_views v WHERE v.comment_id = c.id)
	WHERE c.id IN (SELECT comment_id FROM touched);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER views_inserted AFTER INSERT ON comment_views REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION count_comment_views();
--> statement-breakpoint
CREATE TRIGGER views_deleted AFTER DELETE ON comment_views REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION count_comment_views();
--> statement-breakpoint
UPDATE comments c SET
	useful = (SELECT count(*) FROM comment_votes v WHERE v.comment_id = c.id AND v.value > 0),
	not_useful = (SELECT count(*) FROM comment_votes v WHERE v.comment_id = c.id AND v.value < 0),
	views = (SELECT count(*) FROM comment_views v WHERE v.comment_id = c.id);
