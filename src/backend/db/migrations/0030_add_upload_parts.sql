CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"start_bytes" bigint NOT NULL,
	"size_bytes" bigint NOT NULL,
	"part_id" uuid NOT NULL,
	CONSTRAINT "upload_parts_upload_id_start_bytes_pk" PRIMARY KEY("upload_id","start_bytes")
);
