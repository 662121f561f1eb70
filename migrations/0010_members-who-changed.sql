-- Whoever keeps in mind which member a session is of hears, once it is committed, that this may have changed.
CREATE FUNCTION "tell_session_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('growth_toolkit_members', OLD.user_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_member_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('growth_toolkit_members', OLD.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE OR DELETE ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "tell_session_changed"();--> statement-breakpoint
CREATE TRIGGER "member_changed" AFTER UPDATE OF "email", "role" OR DELETE ON "users"
	FOR EACH ROW EXECUTE FUNCTION "tell_member_changed"();
