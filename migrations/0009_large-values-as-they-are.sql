-- Texts of calls, forms and results are kept as they are: to compress a long one takes the embedded database three
-- times as long as to write it, and every request waits meanwhile. Rows that exist stay compressed until they change.
ALTER TABLE "runs"
	ALTER COLUMN "input" SET STORAGE EXTERNAL,
	ALTER COLUMN "output" SET STORAGE EXTERNAL,
	ALTER COLUMN "edited_output" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "input" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "calls"
	ALTER COLUMN "transcript" SET STORAGE EXTERNAL,
	ALTER COLUMN "facts" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "document" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "search_entries"
	ALTER COLUMN "body" SET STORAGE EXTERNAL,
	ALTER COLUMN "words" SET STORAGE EXTERNAL;
