BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE device (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, kind VARCHAR DEFAULT 'other' NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (id)
);
INSERT INTO "device" VALUES('bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:38.707Z','other');
INSERT INTO "device" VALUES('91ee9fe6-09a4-43ea-a3e7-924504a70880','2026-11-23T21:17:41.404Z','other');
INSERT INTO "device" VALUES('1112b95d-0922-4862-a14e-c8fba0e6fc29','2026-11-23T21:17:41.457Z','other');
CREATE TABLE entry (
	game VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	text JSON NOT NULL, 
	device VARCHAR NOT NULL, 
	received VARCHAR NOT NULL, 
	CONSTRAINT pk_entry PRIMARY KEY (game, seq), 
	CONSTRAINT fk_entry_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_entry_game FOREIGN KEY(game) REFERENCES game (id), 
	CONSTRAINT uq_entry_game_id UNIQUE (game, id)
);
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "section", "players": [{"row": {"1b": "green", "2": "green", "3": "green", "5": "purple", "8": "purple", "13": "green"}}, {"row": {"1a": "blue", "1b": "blue", "2": "purple", "5": "blue", "8": "blue", "21": "purple"}}, {"row": {"2": "blue", "3": "blue", "5": "green", "8": "green", "34": "blue"}}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.128Z');
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "section", "players": [{"row": {"3": "purple", "5": "purple", "8": "purple", "13": "green", "21": "green"}}, {"row": {"1b": "purple", "2": "blue", "3": "blue", "5": "blue", "8": "blue", "13": "blue", "21": "blue", "34": "purple"}}, {"sum": 40, "lizards": 1}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.163Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 21"], ["purple 13"]], "laid": ["green 21", "purple 13"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.397Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "leader": 0, "plays": [["blue 13"], ["green 34"], ["purple 8"]], "laid": ["blue 13", "purple 8"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.397Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "leader": 1, "plays": [["green 13"], ["purple 34"], ["blue 8"]], "laid": ["green 13", "blue 8"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.397Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "catch", "seat": 2, "card": "green 21", "from": 0, "pay": ["purple 21"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.397Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "catch", "seat": 0, "card": "purple 8", "from": 1, "pay": ["blue 5", "blue 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.397Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "catch", "seat": 1, "card": "blue 8", "from": 2, "pay": ["green 8"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.397Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "leader": 2, "plays": [["purple 5", "purple 3"], ["blue 21"], ["green 5"]], "laid": ["green 5", "purple 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "leader": 0, "plays": [["blue hat"], ["green 3", "green 2"], ["purple 2", "purple 1b"]], "laid": ["purple 2", "purple 1b"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "leader": 0, "plays": [["blue 2", "blue 1b"], ["green 1b"], ["purple 1a"]], "laid": ["purple 1a"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "stuck", "seat": 0, "card": "blue 1a"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 1a"], ["purple hat"]], "laid": ["blue 34", "green 1a"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "leader": 2, "plays": [["purple 34"], ["blue 21"], ["green hat"]], "laid": ["purple 34", "blue 21"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "leader": 1, "plays": [["green 34"], ["purple hat"]]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.417Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 34"], ["purple 21", "purple fennek"]], "laid": ["blue 34", "purple 21"], "note": "34 and 34 with a Fennek: the last of them, Ben; the Fennek is not laid and goes to the discard pile"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.540Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "leader": 1, "plays": [["green 13"], ["purple 13"], ["blue 13"]], "laid": ["purple 13"], "note": "three times 13 without a Fennek: the first, Ben"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.540Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "leader": 1, "plays": [["green 8", "green 3"], ["purple 5", "purple 3"], ["blue 8", "blue fennek"]], "laid": ["purple 5", {"card": "blue fennek", "slot": "2"}], "note": "11, 8 and 8: Ben; Ada''s Fennek stands for the 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.540Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "leader": 1, "plays": [["green 21"], ["purple 8"], ["blue 3"]], "laid": ["purple 8", "blue 3"], "note": "21 is the highest: Ben"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.540Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "leader": 1, "plays": [["green 5", "green fennek"], ["purple 1a"], ["blue 5"]], "laid": ["green 5", {"card": "green fennek", "slot": "13"}], "note": "a Fennek is a second card: Ben may lead a 5 with it; 5 and 5: the last of them, Ada, who lays it for a 13"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.540Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "leader": 0, "plays": [["blue 21"], ["green 2"], ["purple 1b"]], "laid": ["green 2", "purple 1b"], "note": "21 is the highest: Ada"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.568Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "leader": 0, "plays": [["blue hat"], ["green hat"], ["purple hat"]], "discarded": "purple hat", "note": "the first Hat, Ada; no Hat fits a row, so she discards one"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.568Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "leader": 0, "plays": [["blue 1a", "blue 1b"], ["green 1a", "green 1b"], ["purple 34"]], "laid": ["blue 1a", "green 1b"], "note": "34 against 2 and 2: Cy; Ben takes up what he won"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.568Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "stuck", "seat": 2, "card": "purple 2", "note": "Cy leads and holds a 2 alone: it goes to the discard pile, and he takes up what he won"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.568Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "leader": 2, "plays": [["purple 34"], ["blue 2"], ["green 13", "blue 8"]], "laid": ["blue 2", "green 13"], "note": "34 is the highest: Cy; Ada takes up what she won"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.568Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "leader": 2, "plays": [["blue 1b", "green 1a"], ["purple 1a"], ["green 3"]], "laid": ["purple 1a", "blue 1b"], "note": "3 against 2 and 1: Ben, who lays both 1s and has nine cards"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.568Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"tricks": 5, "animals": [4, 6]}, {"tricks": 6, "animals": [9, 5]}, {"tricks": 3, "animals": [2, 3, 8]}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.696Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"tricks": 7, "animals": [9, 8]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 3, "animals": [3, 4, 5]}], "note": "A brawl at the very last trick"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.696Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"tricks": 4, "animals": [7]}, {"tricks": 4, "animals": [2], "eliminated": 2}, {"tricks": 4, "animals": [9, 5]}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.722Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"tricks": 6, "animals": [8, 3]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 4, "animals": [6, 4]}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.722Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 4", "lion", "lion"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["yellow 9", "red 1", "blue 1"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["animal 9", "red 9", "blue 2"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["animal 3", "red 5", "blue 9"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 8", "animal 8", "yellow 1"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["blue 8", "yellow 2", "animal 2"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["blue 7", "yellow 3", "red 2"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.899Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["blue 6", "yellow 4", "red 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["blue 5", "animal 7", "red 6"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["yellow 8", "red 7", "blue 4"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["yellow 7", "green 9", "blue 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["yellow 6", "green 8", "green 1"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["yellow 5", "green 7", "green 2"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["animal 4", "green 6", "green 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:39.975Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 1", "blue 1", "yellow 1"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["red 2", "blue 2", "yellow 2"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["red 3", "blue 3", "yellow 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["red 4", "blue 4", "yellow 4"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 5", "blue 5", "yellow 5"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["red 6", "blue 6", "yellow 6"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["red 7", "blue 7", "yellow 7"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.082Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["red 8", "blue 8", "yellow 8"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["red 9", "blue 9", "yellow 9"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["green 1", "green 2", "animal 2"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["green 4", "animal 3", "green 6"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["green 7", "green 8", "animal 4"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["green 9", "animal 9", "green 3"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["lion", "green 5", "lion"]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.107Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JH", "at": [1, 1]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "8C", "at": [1, 2]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "QD", "at": [1, 3]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "7S", "at": [1, 4]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "QS", "at": [2, 1]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "7D", "at": [2, 2]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "9H", "at": [2, 3]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "KC", "at": [2, 4]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "9C", "at": [3, 1]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "AH", "at": [3, 2]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [3, 3]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "10D", "at": [3, 4]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "8D", "at": [4, 1]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "KS", "at": [4, 2]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "10C", "at": [4, 3]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "AS", "at": [4, 4]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "QH", "at": [1, 3]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "9D", "at": [2, 4]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "JC", "at": [4, 3]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.267Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JD", "at": [1, 1], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "KD", "at": [2, 1], "note": "Ben lays: JD 4 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "10H", "at": [0, 1], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "AS", "at": [1, 0], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "JH", "at": [-1, 1], "note": "Ada lays: 10H 2 + JD 5 = 7"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "KS", "at": [2, 0], "note": "Ben lays: AS 1 + KD 6 = 7"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7H", "at": [1, -1], "note": "Ada lays: JH 2 = 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "8S", "at": [1, -2], "note": "Ben lays: AS 1 = 1"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QD", "at": [-1, 0], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "8D", "at": [2, -2], "note": "Ben lays: 8S 8 + KD 4 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [2, -1], "note": "Ada lays: 8S 1 + AS 1 + KS 1 = 3"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "9S", "at": [0, -2], "note": "Ben lays: 8S 1 + KS 1 = 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "7D", "at": [-1, -2], "note": "Ada lays: QD 4 + 8D 4 + KD 4 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "10C", "at": [-1, -1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "QS", "at": [0, -1], "note": "Ada lays: QD 12 + 9S 1 + 8S 1 + AS 1 + JS 1 = 16"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "8H", "at": [0, 0], "note": "Ben lays: JH 2 + 10H 2 + 7H 2 + 8D 8 = 14"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9H", "at": [2, 1], "note": "Ben lays: JH 2 + 10H 2 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "7S", "at": [-1, -1], "note": "Ada lays: 7D 7 + 9S 1 + QS 1 + 7H 7 + JS 1 = 17"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "9D", "at": [0, 1], "note": "Ben lays: QD 4 + 9S 9 + JD 4 + 9H 9 = 26"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "place", "card": "KH", "at": [0, -1], "note": "Ada lays: 8H 2 + 7H 2 + 9H 2 = 6"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "7C", "at": [0, -2], "note": "Ben lays: 7D 7 + 7S 7 + 7H 7 = 21"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "place", "card": "AC", "at": [1, 1], "note": "Ada lays: AS 11 = 11"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "9C", "at": [-1, -2], "note": "Ben lays: 7C 3 + 9H 9 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "place", "card": "QH", "at": [-1, 1], "note": "Ada lays: QD 12 + 8H 2 + 7H 2 + 9H 2 + JH covered 10 \u00d7 2 = 38"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "KC", "at": [2, -1], "note": "Ben lays: KH 6 + KS 6 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "place", "card": "10S", "at": [1, -1], "note": "Ada lays: 7S 1 + 8S 1 + AS 1 + KS 1 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "JC", "at": [1, -2], "note": "Ben lays: 9C 3 + 7C 3 + AC 3 + KC 3 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "place", "card": "10D", "at": [0, 0], "note": "Ada lays: QD 4 + 9D 4 + 10S 10 + 8D 4 = 22"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "AH", "at": [1, 0], "note": "Ben lays: KH 2 + AC 11 + 9H 2 + AS covered 10 \u00d7 11 = 125"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "place", "card": "QC", "at": [-1, 0], "note": "Ada lays: 9C 3 + QH 12 + JC 3 + QD covered 10 \u00d7 12 = 138"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AD", "at": [2, -2], "note": "Ben lays: 10D 4 + 8D covered 10 \u00d7 4 = 44"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "place", "card": "8C", "at": [2, 0], "note": "Ada lays: QC 3 + 7C 3 + AC 3 + KC 3 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.389Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "JH", "at": [1, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "8C", "at": [1, 2], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',35,'e35','{"id": "e35", "type": "place", "card": "QD", "at": [1, 3], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',36,'e36','{"id": "e36", "type": "place", "card": "7S", "at": [1, 4], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',37,'e37','{"id": "e37", "type": "place", "card": "QS", "at": [2, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',38,'e38','{"id": "e38", "type": "place", "card": "7D", "at": [2, 2], "note": "Ada lays: QD 4 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',39,'e39','{"id": "e39", "type": "place", "card": "9H", "at": [2, 3], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',40,'e40','{"id": "e40", "type": "place", "card": "KC", "at": [2, 4], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',41,'e41','{"id": "e41", "type": "place", "card": "9C", "at": [3, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',42,'e42','{"id": "e42", "type": "place", "card": "AH", "at": [3, 2], "note": "Ada lays: 9H 2 = 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',43,'e43','{"id": "e43", "type": "place", "card": "JS", "at": [3, 3], "note": "Ben lays: JH 5 = 5"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',44,'e44','{"id": "e44", "type": "place", "card": "10D", "at": [3, 4], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',45,'e45','{"id": "e45", "type": "place", "card": "8D", "at": [4, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',46,'e46','{"id": "e46", "type": "place", "card": "KS", "at": [4, 2], "note": "Ada lays: KC 6 + JS 1 = 7"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',47,'e47','{"id": "e47", "type": "place", "card": "10C", "at": [4, 3], "note": "Ben lays: 10D 10 = 10"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',48,'e48','{"id": "e48", "type": "place", "card": "AS", "at": [4, 4], "note": "Ada lays: 7S 1 + JS 1 + KS 1 = 3"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',49,'e49','{"id": "e49", "type": "place", "card": "QH", "at": [1, 3], "note": "Ben lays: JH 2 + 9H 2 + QD covered 10 \u00d7 12 = 124"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',50,'e50','{"id": "e50", "type": "place", "card": "QC", "at": [2, 1], "note": "Ada lays: 8C 3 + KC 3 + 9C 3 + 10C 3 + QS covered 10 \u00d7 12 = 132"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',51,'e51','{"id": "e51", "type": "place", "card": "9D", "at": [2, 4], "note": "Ben lays: 7D 4 + 9H 9 + 10D 4 = 17"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',52,'e52','{"id": "e52", "type": "place", "card": "JC", "at": [4, 3], "note": "Ada lays: QC 3 + JS 5 + 10C covered 10 \u00d7 3 = 38"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',53,'e53','{"id": "e53", "type": "place", "card": "8H", "at": [3, 2], "note": "Ben lays: 8C 8 + 9H 2 + 8D 8 + AH covered 10 \u00d7 2 = 38"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',54,'e54','{"id": "e54", "type": "place", "card": "7C", "at": [4, 4], "note": "Ada lays: 7S 7 + 7D 7 + JC 3 = 17"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',55,'e55','{"id": "e55", "type": "place", "card": "KD", "at": [4, 2], "note": "Ben lays: 7D 4 + 9D 4 + 8D 4 + KS covered 10 \u00d7 6 = 72"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',56,'e56','{"id": "e56", "type": "place", "card": "10S", "at": [3, 4], "note": "Ada lays: 7S 1 + JS 1 + 10D covered 10 \u00d7 10 = 102"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',57,'e57','{"id": "e57", "type": "place", "card": "JD", "at": [3, 3], "note": "Ben lays: JH 5 + 7D 4 + 9D 4 + KD 4 + JC 5 + JS covered 10 \u00d7 5 = 72"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',58,'e58','{"id": "e58", "type": "place", "card": "AC", "at": [4, 1], "note": "Ada lays: QC 3 + 9C 3 + JC 3 + 7C 3 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',59,'e59','{"id": "e59", "type": "place", "card": "AD", "at": [2, 3], "note": "Ben lays: 7D 4 + 9D 4 + JD 4 + AC 11 = 23"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',60,'e60','{"id": "e60", "type": "place", "card": "8S", "at": [1, 2], "note": "Ada lays: 7S 1 + 8H 8 + 10S 1 + 8C covered 10 \u00d7 8 = 90"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',61,'e61','{"id": "e61", "type": "place", "card": "KH", "at": [1, 1], "note": "Ben lays: QH 2 + JH covered 10 \u00d7 2 = 22"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',62,'e62','{"id": "e62", "type": "place", "card": "9S", "at": [3, 1], "note": "Ada lays: 10S 1 + 9C covered 10 \u00d7 9 = 91"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',63,'e63','{"id": "e63", "type": "place", "card": "7H", "at": [2, 2], "note": "Ben lays: KH 2 + QH 2 + 8H 2 + 7C 7 + 7D covered 10 \u00d7 7 = 83"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',64,'e64','{"id": "e64", "type": "place", "card": "10H", "at": [1, 4], "note": "Ada lays: KH 2 + QH 2 + 8H 2 + 10S 10 = 16"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.398Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JD", "at": [1, 1], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "KD", "at": [2, 1], "note": "Ben lays: JD 4 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "10H", "at": [0, 1], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "AS", "at": [1, 0], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "JH", "at": [-1, 1], "note": "Ada lays: 10H 2 + JD 5 = 7"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "KS", "at": [2, 0], "note": "Ben lays: AS 1 + KD 6 = 7"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7H", "at": [1, -1], "note": "Ada lays: JH 2 = 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "8S", "at": [1, -2], "note": "Ben lays: AS 1 = 1"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QD", "at": [-1, 0], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "8D", "at": [2, -2], "note": "Ben lays: 8S 8 + KD 4 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [2, -1], "note": "Ada lays: 8S 1 + AS 1 + KS 1 = 3"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "9S", "at": [0, -2], "note": "Ben lays: 8S 1 + KS 1 = 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "7D", "at": [-1, -2], "note": "Ada lays: QD 4 + 8D 4 + KD 4 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "10C", "at": [-1, -1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "QS", "at": [0, -1], "note": "Ada lays: QD 12 + 9S 1 + 8S 1 + AS 1 + JS 1 = 16"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "8H", "at": [0, 0], "note": "Ben lays: JH 2 + 10H 2 + 7H 2 + 8D 8 = 14"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9H", "at": [2, 1], "note": "Ben lays: JH 2 + 10H 2 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "7S", "at": [-1, -1], "note": "Ada lays: 7D 7 + 9S 1 + QS 1 + 7H 7 + JS 1 = 17"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "9D", "at": [0, 1], "note": "Ben lays: QD 4 + 9S 9 + JD 4 + 9H 9 = 26"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "place", "card": "KH", "at": [0, -1], "note": "Ada lays: 8H 2 + 7H 2 + 9H 2 = 6"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "7C", "at": [0, -2], "note": "Ben lays: 7D 7 + 7S 7 + 7H 7 = 21"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "place", "card": "AC", "at": [1, 1], "note": "Ada lays: AS 11 = 11"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "9C", "at": [-1, -2], "note": "Ben lays: 7C 3 + 9H 9 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "place", "card": "QH", "at": [-1, 1], "note": "Ada lays: QD 12 + 8H 2 + 7H 2 + 9H 2 + JH covered 10 \u00d7 2 = 38"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "KC", "at": [2, -1], "note": "Ben lays: KH 6 + KS 6 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "place", "card": "10S", "at": [1, -1], "note": "Ada lays: 7S 1 + 8S 1 + AS 1 + KS 1 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "JC", "at": [1, -2], "note": "Ben lays: 9C 3 + 7C 3 + AC 3 + KC 3 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "place", "card": "10D", "at": [0, 0], "note": "Ada lays: QD 4 + 9D 4 + 10S 10 + 8D 4 = 22"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "AH", "at": [1, 0], "note": "Ben lays: KH 2 + AC 11 + 9H 2 + AS covered 10 \u00d7 11 = 125"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "place", "card": "QC", "at": [-1, 0], "note": "Ada lays: 9C 3 + QH 12 + JC 3 + QD covered 10 \u00d7 12 = 138"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AD", "at": [2, -2], "note": "Ben lays: 10D 4 + 8D covered 10 \u00d7 4 = 44"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "place", "card": "8C", "at": [2, 0], "note": "Ada lays: QC 3 + 7C 3 + AC 3 + KC 3 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.458Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "JH", "at": [1, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "8C", "at": [1, 2], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',35,'e35','{"id": "e35", "type": "place", "card": "QD", "at": [1, 3], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',36,'e36','{"id": "e36", "type": "place", "card": "7S", "at": [1, 4], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',37,'e37','{"id": "e37", "type": "place", "card": "QS", "at": [2, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',38,'e38','{"id": "e38", "type": "place", "card": "7D", "at": [2, 2], "note": "Ada lays: QD 4 = 4"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',39,'e39','{"id": "e39", "type": "place", "card": "9H", "at": [2, 3], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',40,'e40','{"id": "e40", "type": "place", "card": "KC", "at": [2, 4], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',41,'e41','{"id": "e41", "type": "place", "card": "9C", "at": [3, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',42,'e42','{"id": "e42", "type": "place", "card": "AH", "at": [3, 2], "note": "Ada lays: 9H 2 = 2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',43,'e43','{"id": "e43", "type": "place", "card": "JS", "at": [3, 3], "note": "Ben lays: JH 5 = 5"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',44,'e44','{"id": "e44", "type": "place", "card": "10D", "at": [3, 4], "note": "Ada lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',45,'e45','{"id": "e45", "type": "place", "card": "8D", "at": [4, 1], "note": "Ben lays: no match"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',46,'e46','{"id": "e46", "type": "place", "card": "KS", "at": [4, 2], "note": "Ada lays: KC 6 + JS 1 = 7"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',47,'e47','{"id": "e47", "type": "place", "card": "10C", "at": [4, 3], "note": "Ben lays: 10D 10 = 10"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',48,'e48','{"id": "e48", "type": "place", "card": "AS", "at": [4, 4], "note": "Ada lays: 7S 1 + JS 1 + KS 1 = 3"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',49,'e49','{"id": "e49", "type": "place", "card": "QH", "at": [1, 3], "note": "Ben lays: JH 2 + 9H 2 + QD covered 10 \u00d7 12 = 124"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',50,'e50','{"id": "e50", "type": "place", "card": "QC", "at": [2, 1], "note": "Ada lays: 8C 3 + KC 3 + 9C 3 + 10C 3 + QS covered 10 \u00d7 12 = 132"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',51,'e51','{"id": "e51", "type": "place", "card": "9D", "at": [2, 4], "note": "Ben lays: 7D 4 + 9H 9 + 10D 4 = 17"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',52,'e52','{"id": "e52", "type": "place", "card": "JC", "at": [4, 3], "note": "Ada lays: QC 3 + JS 5 + 10C covered 10 \u00d7 3 = 38"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',53,'e53','{"id": "e53", "type": "place", "card": "8H", "at": [3, 2], "note": "Ben lays: 8C 8 + 9H 2 + 8D 8 + AH covered 10 \u00d7 2 = 38"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',54,'e54','{"id": "e54", "type": "place", "card": "7C", "at": [4, 4], "note": "Ada lays: 7S 7 + 7D 7 + JC 3 = 17"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',55,'e55','{"id": "e55", "type": "place", "card": "KD", "at": [4, 2], "note": "Ben lays: 7D 4 + 9D 4 + 8D 4 + KS covered 10 \u00d7 6 = 72"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',56,'e56','{"id": "e56", "type": "place", "card": "10S", "at": [3, 4], "note": "Ada lays: 7S 1 + JS 1 + 10D covered 10 \u00d7 10 = 102"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',57,'e57','{"id": "e57", "type": "place", "card": "JD", "at": [3, 3], "note": "Ben lays: JH 5 + 7D 4 + 9D 4 + KD 4 + JC 5 + JS covered 10 \u00d7 5 = 72"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',58,'e58','{"id": "e58", "type": "place", "card": "AC", "at": [4, 1], "note": "Ada lays: QC 3 + 9C 3 + JC 3 + 7C 3 = 12"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',59,'e59','{"id": "e59", "type": "place", "card": "AD", "at": [2, 3], "note": "Ben lays: 7D 4 + 9D 4 + JD 4 + AC 11 = 23"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',60,'e60','{"id": "e60", "type": "place", "card": "8S", "at": [1, 2], "note": "Ada lays: 7S 1 + 8H 8 + 10S 1 + 8C covered 10 \u00d7 8 = 90"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',61,'e61','{"id": "e61", "type": "place", "card": "KH", "at": [1, 1], "note": "Ben lays: QH 2 + JH covered 10 \u00d7 2 = 22"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',62,'e62','{"id": "e62", "type": "place", "card": "9S", "at": [3, 1], "note": "Ada lays: 10S 1 + 9C covered 10 \u00d7 9 = 91"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',63,'e63','{"id": "e63", "type": "place", "card": "7H", "at": [2, 2], "note": "Ben lays: KH 2 + QH 2 + 8H 2 + 7C 7 + 7D covered 10 \u00d7 7 = 83"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',64,'e64','{"id": "e64", "type": "place", "card": "10H", "at": [1, 4], "note": "Ada lays: KH 2 + QH 2 + 8H 2 + 10S 10 = 16"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.468Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [{"set": "K", "n": 4}, {"run": ["9", "K"]}], "hand": ["7D", "QS"]}, {"melds": [{"set": "5", "n": 3}], "hand": {"faces": 1, "others": 4}}, {"melds": [], "hand": {"faces": 2, "others": 3}}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.564Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 2, "players": [{"melds": [{"run": ["A", "5"]}], "hand": {"faces": 0, "others": 3}}, {"melds": [{"set": "8", "n": 5}], "hand": {"faces": 2, "others": 1}}, {"melds": [{"run": ["Q", "A"]}, {"set": "J", "n": 4}], "hand": []}, {"melds": [{"set": "7", "n": 3}, {"run": ["2", "4"]}], "hand": {"faces": 0, "others": 2}}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.584Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [], "hand": ["2D"]}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.662Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 1, "players": [{"melds": [], "hand": ["KS", "QH", "2C", "9D", "AS"]}, {"melds": [], "hand": []}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.675Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 1, "players": [{"melds": [["KS", "KH", "KC", "KD"], ["9H", "10H", "JH", "QH", "KH"]], "hand": ["7D", "QS"]}, {"melds": [], "hand": []}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.675Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"points": 30}, {"points": -2}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.763Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "join", "seat": {"name": "Eve"}}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.767Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 2, "players": [{"points": 1}, {"points": 2}, {"points": 30}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.767Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"points": 3}, {"points": 12}, {"points": 0}, {"points": 7}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.886Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"points": 14}, {"points": 1}, {"points": 5}, {"points": 6}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.886Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"points": 0}, {"points": 8}, {"points": 22}, {"points": 2}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.886Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"points": 4}, {"points": 4}, {"points": 9}, {"points": 9}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.913Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "adjust", "seat": 1, "points": -5, "note": "Counted twice"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.913Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "round", "players": [{"points": 6}, {"points": 0}, {"points": 11}, {"points": 3}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:40.913Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.027Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.027Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "a"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.027Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "u"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.047Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',5,'w','{"id": "w", "type": "undo", "of": "v"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.047Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "w"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.047Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.100Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.100Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "b"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.100Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "b"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.129Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "undo", "of": "v"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.129Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "u"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.129Z');
INSERT INTO "entry" VALUES('first-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 1}, {"points": 2}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.199Z');
INSERT INTO "entry" VALUES('first-tally',2,'r2','{"id": "r2", "type": "round", "players": [{"points": 3}, {"points": 4}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.214Z');
INSERT INTO "entry" VALUES('first-tally',3,'undo','{"id": "undo", "type": "undo", "of": "r2"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.230Z');
INSERT INTO "entry" VALUES('first-tally',4,'amend','{"id": "amend", "type": "amend", "changes": [{"of": "r1", "entry": {"type": "round", "players": [{"points": 10}, {"points": 20}]}}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.254Z');
INSERT INTO "entry" VALUES('first-tally',5,'r3','{"id": "r3", "type": "round", "players": [{"points": 5}, {"points": 6}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.265Z');
INSERT INTO "entry" VALUES('addies-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 5}, {"points": 6}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.340Z');
INSERT INTO "entry" VALUES('addies-tally',2,'end','{"id": "end", "type": "finish"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.340Z');
INSERT INTO "entry" VALUES('first-tally',6,'bens','{"id": "bens", "type": "round", "players": [{"points": 8}, {"points": 9}]}','91ee9fe6-09a4-43ea-a3e7-924504a70880','2026-11-23T21:17:41.490Z');
INSERT INTO "entry" VALUES('tossed-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 1}, {"points": 2}]}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:42.552Z');
INSERT INTO "entry" VALUES('tossed-tally',2,'end','{"id": "end", "type": "finish"}','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:42.552Z');
CREATE TABLE erased (
	hashed VARCHAR NOT NULL, 
	erased VARCHAR NOT NULL, 
	CONSTRAINT pk_erased PRIMARY KEY (hashed)
);
CREATE TABLE figures (
	scorebook VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	text JSON NOT NULL, 
	CONSTRAINT pk_figures PRIMARY KEY (scorebook, player, kind), 
	CONSTRAINT fk_figures_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id), 
	CONSTRAINT fk_figures_scorebook_player FOREIGN KEY(scorebook, player) REFERENCES player (scorebook, id)
);
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','e4e1d667-0cb7-4aaf-b51d-c129245688c2','animanize','{"played": 1, "won": 0, "shared": 0, "average": 44.0, "median": 44, "best": 44, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:39.722Z", "counts": {"rounds": 4, "brawls": 0, "eliminations": 1}}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','f9197078-3c82-4b4a-a8b2-db8900314e8b','animanize','{"played": 1, "won": 1, "shared": 0, "average": 63.0, "median": 63, "best": 63, "streak": 1, "longest": 1, "last": "2026-11-23T21:17:39.722Z", "counts": {"rounds": 4, "brawls": 0, "eliminations": 0}}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','e4e1d667-0cb7-4aaf-b51d-c129245688c2','greta','{"played": 2, "won": 2, "shared": 1, "average": 802.0, "median": 802.0, "best": 802, "streak": 2, "longest": 2, "last": "2026-11-23T21:17:40.468Z", "counts": {"cards": 64, "given": 1524, "given_S": 30, "given_H": 820, "given_C": 134, "given_D": 540}}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','491683bb-da29-409b-99d9-aa313c923a46','tally','{"played": 1, "won": 0, "shared": 0, "average": 27.0, "median": 27, "best": 27, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:40.913Z", "counts": {}}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','e4e1d667-0cb7-4aaf-b51d-c129245688c2','tally','{"played": 2, "won": 2, "shared": 0, "average": 13.0, "median": 13.0, "best": null, "streak": 2, "longest": 2, "last": "2026-11-23T21:17:41.340Z", "counts": {}}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','c3647881-99c6-41e5-af9e-c5ded7f9f1ee','tally','{"stale": "f5b600cf048e8ffb"}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','c3647881-99c6-41e5-af9e-c5ded7f9f1ee','greta','{"stale": "50a753edeb6fc2ce"}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','c3647881-99c6-41e5-af9e-c5ded7f9f1ee','animanize','{"stale": "c18679df904b6e24"}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','b530673d-9665-43fc-8a79-6307af5e1c1b','greta','{"stale": "33db6fe2a2905d40"}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','b530673d-9665-43fc-8a79-6307af5e1c1b','animanize','{"stale": "f019f014435f67e6"}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','f9197078-3c82-4b4a-a8b2-db8900314e8b','tally','{"stale": "d11f9bfb43d65c28"}');
INSERT INTO "figures" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','b530673d-9665-43fc-8a79-6307af5e1c1b','tally','{"stale": "6698167014d73fd2"}');
CREATE TABLE game (
	id VARCHAR NOT NULL, 
	scorebook VARCHAR NOT NULL, 
	file JSON NOT NULL, 
	seats JSON NOT NULL, 
	started VARCHAR NOT NULL, 
	touched VARCHAR NOT NULL, 
	epoch VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, kind VARCHAR DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, standings JSON DEFAULT '{}' NOT NULL, deleted VARCHAR, 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT fk_game_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "game" VALUES('00000001-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000001-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.163Z','17ae6817',2,'agame',0,'{"totals": [142, 195, 122], "ranks": [2, 1, 3], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000002-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000002-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.417Z','f54b3318',13,'agame',0,'{"totals": [73, 96, 79], "ranks": [3, 1, 2], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000003-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000003-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "both", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.568Z','a83c8fc7',11,'agame',0,'{"totals": [-2, 206, 17], "ranks": [3, 1, 2], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000004-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000004-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.722Z','1246ad0e',4,'animanize',1,'{"totals": [39, 44, 63], "ranks": [3, 2, 1], "winners": [2], "reason": "target", "rounds": 4}',NULL);
INSERT INTO "game" VALUES('00000005-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000005-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.975Z','3b80afba',14,'animanize',0,'{"totals": [9, 14, 0], "ranks": [2, 1, 3], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000006-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000006-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.107Z','55c13057',14,'animanize',0,'{"totals": [19, 4, 9], "ranks": [1, 3, 2], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000007-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000007-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "games": 1, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.267Z','da930a41',19,'greta',0,'{"totals": [33, 174], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000008-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000008-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 2, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.398Z','88b345a5',64,'greta',1,'{"totals": [762, 802], "ranks": [2, 1], "winners": [1], "reason": "games", "rounds": 4}',NULL);
INSERT INTO "game" VALUES('00000009-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000009-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 2, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "games", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.468Z','ab89eb0d',64,'greta',1,'{"totals": [762, 802], "ranks": [1, 1], "winners": [0, 1], "reason": "games", "rounds": 4}',NULL);
INSERT INTO "game" VALUES('00000010-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000010-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.584Z','751332e8',2,'lynx',0,'{"totals": [36, 5, 34, -12], "ranks": [1, 3, 2, 4], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000011-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000011-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.675Z','6b0e6f87',3,'lynx',0,'{"totals": [33, 58], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 3}',NULL);
INSERT INTO "game" VALUES('00000012-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000012-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Eve"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.767Z','a89d030a',3,'lynx',0,'{"totals": [31, 0, 30], "ranks": [1, 3, 2], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000013-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000013-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "rounds": 5, "wins": "low"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.913Z','9373a725',6,'tally',1,'{"totals": [27, 20, 47, 27], "ranks": [2, 1, 4, 2], "winners": [1], "reason": "rounds", "rounds": 5}',NULL);
INSERT INTO "game" VALUES('00000014-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000014-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:41.047Z','af00c852',6,'tally',0,'{"totals": [7, 7], "ranks": [1, 1], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000015-0000-4000-8000-000000000000','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "00000015-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:41.129Z','dfc70cf4',6,'tally',0,'{"totals": [7, 7], "ranks": [1, 1], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('first-tally','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "first-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:41.490Z','1039ef0d',6,'tally',0,'{"totals": [23, 35], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 3}',NULL);
INSERT INTO "game" VALUES('addies-tally','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "addies-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:41.340Z','5cd6f248',2,'tally',1,'{"totals": [5, 6], "ranks": [2, 1], "winners": [1], "reason": "finished", "rounds": 1}',NULL);
INSERT INTO "game" VALUES('tossed-tally','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','{"id": "tossed-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Cy"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Cy"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:42.552Z','92f0116f',2,'tally',1,'{"totals": [1, 2], "ranks": [2, 1], "winners": [1], "reason": "finished", "rounds": 1}','2026-11-23T21:17:42.867Z');
CREATE TABLE game_grant (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, since VARCHAR DEFAULT '' NOT NULL, link VARCHAR, 
	CONSTRAINT pk_game_grant PRIMARY KEY (game, device), 
	CONSTRAINT fk_game_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_game_grant_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "game_grant" VALUES('00000001-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:38.831Z',NULL);
INSERT INTO "game_grant" VALUES('00000002-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:39.330Z',NULL);
INSERT INTO "game_grant" VALUES('00000003-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:39.481Z',NULL);
INSERT INTO "game_grant" VALUES('00000004-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:39.636Z',NULL);
INSERT INTO "game_grant" VALUES('00000005-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:39.844Z',NULL);
INSERT INTO "game_grant" VALUES('00000006-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.032Z',NULL);
INSERT INTO "game_grant" VALUES('00000007-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.174Z',NULL);
INSERT INTO "game_grant" VALUES('00000008-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.365Z',NULL);
INSERT INTO "game_grant" VALUES('00000009-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.428Z',NULL);
INSERT INTO "game_grant" VALUES('00000010-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.515Z',NULL);
INSERT INTO "game_grant" VALUES('00000011-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.634Z',NULL);
INSERT INTO "game_grant" VALUES('00000012-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.715Z',NULL);
INSERT INTO "game_grant" VALUES('00000013-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.844Z',NULL);
INSERT INTO "game_grant" VALUES('00000014-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:40.990Z',NULL);
INSERT INTO "game_grant" VALUES('00000015-0000-4000-8000-000000000000','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:41.080Z',NULL);
INSERT INTO "game_grant" VALUES('first-tally','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:41.166Z',NULL);
INSERT INTO "game_grant" VALUES('addies-tally','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:41.297Z',NULL);
INSERT INTO "game_grant" VALUES('first-tally','91ee9fe6-09a4-43ea-a3e7-924504a70880',2,'2026-11-23T21:17:41.405Z','Aml_iC1D');
INSERT INTO "game_grant" VALUES('first-tally','1112b95d-0922-4862-a14e-c8fba0e6fc29',1,'2026-11-23T21:17:41.457Z','FrOMU05F');
INSERT INTO "game_grant" VALUES('tossed-tally','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:42.506Z',NULL);
CREATE TABLE link (
	id VARCHAR NOT NULL, 
	hashed VARCHAR NOT NULL, 
	scorebook VARCHAR NOT NULL, 
	game VARCHAR, 
	role INTEGER NOT NULL, 
	maker VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, 
	until VARCHAR NOT NULL, 
	used INTEGER NOT NULL, 
	CONSTRAINT pk_link PRIMARY KEY (id), 
	CONSTRAINT fk_link_game FOREIGN KEY(game) REFERENCES game (id), 
	CONSTRAINT fk_link_maker FOREIGN KEY(maker) REFERENCES device (id), 
	CONSTRAINT fk_link_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "link" VALUES('Aml_iC1D','064595401d1ffda30724988be9910028e4421e9fc93e9d3e021b5dc7ddeef973','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','first-tally',2,'bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.386Z','2026-12-23T21:17:41.385Z',1);
INSERT INTO "link" VALUES('FrOMU05F','296fd7fecfc8159410c07c5de22e37fe0a5e7a5a42f5c32b84e1c7b718001b15','e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','first-tally',1,'bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9','2026-11-23T21:17:41.442Z','2026-12-23T21:17:41.442Z',1);
CREATE TABLE "player" (
	scorebook VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	color VARCHAR, 
	mark VARCHAR, 
	retired BOOLEAN DEFAULT 0 NOT NULL, 
	"into" VARCHAR, 
	kept BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_player PRIMARY KEY (scorebook, id), 
	CONSTRAINT fk_player_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id), 
	CONSTRAINT fk_player_scorebook_into FOREIGN KEY(scorebook, "into") REFERENCES player (scorebook, id)
);
INSERT INTO "player" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','b530673d-9665-43fc-8a79-6307af5e1c1b','Ada','blue',NULL,0,NULL,1);
INSERT INTO "player" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','e4e1d667-0cb7-4aaf-b51d-c129245688c2','Ben','green',NULL,0,NULL,0);
INSERT INTO "player" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','f9197078-3c82-4b4a-a8b2-db8900314e8b','Cy','purple',NULL,0,NULL,0);
INSERT INTO "player" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','491683bb-da29-409b-99d9-aa313c923a46','Eve','red',NULL,0,NULL,0);
INSERT INTO "player" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','c3647881-99c6-41e5-af9e-c5ded7f9f1ee','Addie','red',NULL,0,'b530673d-9665-43fc-8a79-6307af5e1c1b',0);
CREATE TABLE player_name (
	scorebook VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	CONSTRAINT pk_player_name PRIMARY KEY (scorebook, folded), 
	CONSTRAINT fk_player_name_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id), 
	CONSTRAINT fk_player_name_scorebook_player FOREIGN KEY(scorebook, player) REFERENCES player (scorebook, id)
);
INSERT INTO "player_name" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','ada','b530673d-9665-43fc-8a79-6307af5e1c1b');
INSERT INTO "player_name" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','ben','e4e1d667-0cb7-4aaf-b51d-c129245688c2');
INSERT INTO "player_name" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','cy','f9197078-3c82-4b4a-a8b2-db8900314e8b');
INSERT INTO "player_name" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','eve','491683bb-da29-409b-99d9-aa313c923a46');
INSERT INTO "player_name" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','addie','c3647881-99c6-41e5-af9e-c5ded7f9f1ee');
CREATE TABLE result (
	scorebook VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	sat VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	started VARCHAR NOT NULL, 
	finished VARCHAR, 
	total INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	shared BOOLEAN NOT NULL, 
	low BOOLEAN NOT NULL, 
	counts JSON NOT NULL, 
	CONSTRAINT pk_result PRIMARY KEY (scorebook, game, seat), 
	CONSTRAINT fk_result_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id), 
	CONSTRAINT fk_result_game FOREIGN KEY(game) REFERENCES game (id), 
	CONSTRAINT fk_result_scorebook_sat FOREIGN KEY(scorebook, sat) REFERENCES player (scorebook, id), 
	CONSTRAINT fk_result_scorebook_player FOREIGN KEY(scorebook, player) REFERENCES player (scorebook, id)
);
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000001-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000001-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000001-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000002-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000002-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000002-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000003-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000003-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000003-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000004-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','animanize','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.722Z',39,3,0,0,0,'{"rounds": 4, "brawls": 1, "eliminations": 0}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000004-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','animanize','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.722Z',44,2,0,0,0,'{"rounds": 4, "brawls": 0, "eliminations": 1}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000004-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','animanize','2026-11-21T19:30:00.000Z','2026-11-23T21:17:39.722Z',63,1,1,0,0,'{"rounds": 4, "brawls": 0, "eliminations": 0}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000005-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000005-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000005-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000006-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000006-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000006-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000007-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','greta','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000007-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','greta','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000008-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','greta','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.398Z',762,2,0,0,0,'{"cards": 32, "given": 802, "given_S": 333, "given_H": 71, "given_C": 360, "given_D": 38}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000008-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','greta','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.398Z',802,1,1,0,0,'{"cards": 32, "given": 762, "given_S": 15, "given_H": 410, "given_C": 67, "given_D": 270}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000009-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','greta','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.468Z',762,1,1,1,0,'{"cards": 32, "given": 802, "given_S": 333, "given_H": 71, "given_C": 360, "given_D": 38}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000009-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','greta','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.468Z',802,1,1,1,0,'{"cards": 32, "given": 762, "given_S": 15, "given_H": 410, "given_C": 67, "given_D": 270}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000010-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000010-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000010-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000010-0000-4000-8000-000000000000',3,'491683bb-da29-409b-99d9-aa313c923a46','491683bb-da29-409b-99d9-aa313c923a46','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000011-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000011-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000012-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000012-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000012-0000-4000-8000-000000000000',2,'491683bb-da29-409b-99d9-aa313c923a46','491683bb-da29-409b-99d9-aa313c923a46','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000013-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.913Z',27,2,0,0,1,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000013-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.913Z',20,1,1,0,1,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000013-0000-4000-8000-000000000000',2,'f9197078-3c82-4b4a-a8b2-db8900314e8b','f9197078-3c82-4b4a-a8b2-db8900314e8b','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.913Z',47,4,0,0,1,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000013-0000-4000-8000-000000000000',3,'491683bb-da29-409b-99d9-aa313c923a46','491683bb-da29-409b-99d9-aa313c923a46','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:40.913Z',27,2,0,0,1,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000014-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000014-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000015-0000-4000-8000-000000000000',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','00000015-0000-4000-8000-000000000000',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','first-tally',0,'b530673d-9665-43fc-8a79-6307af5e1c1b','b530673d-9665-43fc-8a79-6307af5e1c1b','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','first-tally',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','addies-tally',0,'c3647881-99c6-41e5-af9e-c5ded7f9f1ee','b530673d-9665-43fc-8a79-6307af5e1c1b','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:41.340Z',5,2,0,0,0,'{}');
INSERT INTO "result" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','addies-tally',1,'e4e1d667-0cb7-4aaf-b51d-c129245688c2','e4e1d667-0cb7-4aaf-b51d-c129245688c2','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:41.340Z',6,1,1,0,0,'{}');
CREATE TABLE scorebook (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, 
	CONSTRAINT pk_scorebook PRIMARY KEY (id)
);
INSERT INTO "scorebook" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','2026-11-23T21:17:38.739Z');
CREATE TABLE scorebook_grant (
	scorebook VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, since VARCHAR DEFAULT '' NOT NULL, link VARCHAR, 
	CONSTRAINT pk_scorebook_grant PRIMARY KEY (scorebook, device), 
	CONSTRAINT fk_scorebook_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_scorebook_grant_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "scorebook_grant" VALUES('e396e0b9-0a31-4782-8ad6-8dbccb0df6aa','bc471c3d-a4ad-4260-be1c-b3e2cfdd5ca9',3,'2026-11-23T21:17:38.797Z',NULL);
CREATE TABLE sitter (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	CONSTRAINT pk_sitter PRIMARY KEY (game, device), 
	CONSTRAINT fk_sitter_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_sitter_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "sitter" VALUES('first-tally','91ee9fe6-09a4-43ea-a3e7-924504a70880','Ben');
CREATE TABLE upload (
	device VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	until VARCHAR NOT NULL, 
	packed BLOB NOT NULL, 
	CONSTRAINT pk_upload PRIMARY KEY (device), 
	CONSTRAINT fk_upload_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT uq_upload_id UNIQUE (id)
);
CREATE INDEX ix_scorebook_grant_device ON scorebook_grant (device);
CREATE INDEX ix_game_grant_device ON game_grant (device);
CREATE INDEX ix_link_scorebook ON link (scorebook);
CREATE INDEX ix_link_game ON link (game);
CREATE INDEX ix_game_grant_link ON game_grant (link);
CREATE INDEX ix_scorebook_grant_link ON scorebook_grant (link);
CREATE INDEX ix_result_game ON result (game);
CREATE INDEX ix_result_scorebook_player_started_game_kind ON result (scorebook, player, started, game, kind);
CREATE INDEX ix_result_scorebook_player_kind_finished ON result (scorebook, player, kind, finished);
CREATE INDEX ix_game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX ix_game_scorebook_deleted_started_id ON game (scorebook, deleted, started, id);
CREATE INDEX ix_game_scorebook_kind_deleted_started_id ON game (scorebook, kind, deleted, started, id);
COMMIT;
