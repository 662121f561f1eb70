ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever keeps in mind which member a session is of hears of a suspension, too.
DROP TRIGGER "member_changed" ON "users";--> statement-breakpoint
CREATE TRIGGER "member_changed" AFTER UPDATE OF "email", "role", "suspended_at" OR DELETE ON "users"
	FOR EACH ROW EXECUTE FUNCTION "tell_member_changed"();
