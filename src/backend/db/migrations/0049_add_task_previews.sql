CREATE TABLE "task_previews" (
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "task_previews_task_id_position_pk" PRIMARY KEY("task_id","position")
);
--> statement-breakpoint
ALTER TABLE "task_previews" ADD CONSTRAINT "task_previews_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;