DROP INDEX "tasks_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "tasks_status_created_at_index";--> statement-breakpoint
CREATE UNIQUE INDEX "one_settlement_per_task" ON "ledger_transactions" USING btree ("task_id") WHERE "ledger_transactions"."kind" in ('capture', 'release');--> statement-breakpoint
CREATE INDEX "task_events_task_id_index" ON "task_events" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_user_id_id_index" ON "tasks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tasks_status_id_index" ON "tasks" USING btree ("status","id");