BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE device (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, kind VARCHAR DEFAULT 'other' NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (id)
);
INSERT INTO "device" VALUES('a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:35.191Z','other');
INSERT INTO "device" VALUES('ab8bf016-6da1-445e-b21c-b6213fadd8f6','2026-11-23T21:03:42.080Z','other');
INSERT INTO "device" VALUES('47467684-6a2e-4b2c-a27d-2b5aba93ed48','2026-11-23T21:03:42.329Z','other');
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
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "section", "players": [{"row": {"1b": "green", "2": "green", "3": "green", "5": "purple", "8": "purple", "13": "green"}}, {"row": {"1a": "blue", "1b": "blue", "2": "purple", "5": "blue", "8": "blue", "21": "purple"}}, {"row": {"2": "blue", "3": "blue", "5": "green", "8": "green", "34": "blue"}}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:35.598Z');
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "section", "players": [{"row": {"3": "purple", "5": "purple", "8": "purple", "13": "green", "21": "green"}}, {"row": {"1b": "purple", "2": "blue", "3": "blue", "5": "blue", "8": "blue", "13": "blue", "21": "blue", "34": "purple"}}, {"sum": 40, "lizards": 1}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:35.739Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 21"], ["purple 13"]], "laid": ["green 21", "purple 13"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.109Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "leader": 0, "plays": [["blue 13"], ["green 34"], ["purple 8"]], "laid": ["blue 13", "purple 8"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.109Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "leader": 1, "plays": [["green 13"], ["purple 34"], ["blue 8"]], "laid": ["green 13", "blue 8"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.125Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "catch", "seat": 2, "card": "green 21", "from": 0, "pay": ["purple 21"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.126Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "catch", "seat": 0, "card": "purple 8", "from": 1, "pay": ["blue 5", "blue 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.126Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "catch", "seat": 1, "card": "blue 8", "from": 2, "pay": ["green 8"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.126Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "leader": 2, "plays": [["purple 5", "purple 3"], ["blue 21"], ["green 5"]], "laid": ["green 5", "purple 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.214Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "leader": 0, "plays": [["blue hat"], ["green 3", "green 2"], ["purple 2", "purple 1b"]], "laid": ["purple 2", "purple 1b"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.214Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "leader": 0, "plays": [["blue 2", "blue 1b"], ["green 1b"], ["purple 1a"]], "laid": ["purple 1a"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.214Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "stuck", "seat": 0, "card": "blue 1a"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.214Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 1a"], ["purple hat"]], "laid": ["blue 34", "green 1a"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.214Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "leader": 2, "plays": [["purple 34"], ["blue 21"], ["green hat"]], "laid": ["purple 34", "blue 21"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.214Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "leader": 1, "plays": [["green 34"], ["purple hat"]]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.225Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 34"]], "laid": ["green 34"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.436Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "leader": 0, "plays": [["blue 21"], ["green 21"]], "laid": ["green 21"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.436Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "leader": 0, "plays": [["blue 13", "blue 1b"], ["green 13", "green 1b"]], "laid": ["green 13"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.436Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "leader": 0, "plays": [["blue 8", "blue 5"], ["green 8", "green 5"]], "laid": ["green 8"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.436Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "leader": 0, "plays": [["blue 3", "blue 2"], ["green 3", "green 2"]], "laid": ["green 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.436Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "leader": 0, "plays": [["blue hat"], ["green hat"]], "discarded": "green hat"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.485Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "stuck", "seat": 0, "card": "blue 1a"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.485Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "leader": 0, "plays": [["purple 8", "purple 5"], ["green 1a"]], "laid": ["purple 5", "green 1a"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.495Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "leader": 0, "plays": [["blue 2", "blue 3"], ["red 8"]], "laid": ["red 8", "blue 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.495Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "leader": 1, "plays": [["red 5", "red 3"], ["blue hat"]], "discarded": "red 5"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.495Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "leader": 0, "plays": [["red 2", "blue 1b"], ["blue 2", "purple 1b"]], "laid": ["red 2", "purple 1b"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.496Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"tricks": 5, "animals": [4, 6]}, {"tricks": 6, "animals": [9, 5]}, {"tricks": 3, "animals": [2, 3, 8]}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.695Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"tricks": 7, "animals": [9, 8]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 3, "animals": [3, 4, 5]}], "note": "A brawl at the very last trick"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.695Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"tricks": 4, "animals": [7]}, {"tricks": 4, "animals": [2], "eliminated": 2}, {"tricks": 4, "animals": [9, 5]}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.707Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"tricks": 6, "animals": [8, 3]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 4, "animals": [6, 4]}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.707Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 4", "lion", "lion"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.836Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["yellow 9", "red 1", "blue 1"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.837Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["animal 9", "red 9", "blue 2"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.837Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["animal 3", "red 5", "blue 9"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.837Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 8", "animal 8", "yellow 1"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.837Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["blue 8", "yellow 2", "animal 2"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.837Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["blue 7", "yellow 3", "red 2"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.837Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["blue 6", "yellow 4", "red 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["blue 5", "animal 7", "red 6"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["yellow 8", "red 7", "blue 4"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["yellow 7", "green 9", "blue 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["yellow 6", "green 8", "green 1"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["yellow 5", "green 7", "green 2"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["animal 4", "green 6", "green 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:36.943Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 1", "blue 1", "yellow 1"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["red 2", "blue 2", "yellow 2"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["red 3", "blue 3", "yellow 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["red 4", "blue 4", "yellow 4"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 5", "blue 5", "yellow 5"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["red 6", "blue 6", "yellow 6"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["red 7", "blue 7", "yellow 7"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.167Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["red 8", "blue 8", "yellow 8"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["red 9", "blue 9", "yellow 9"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["green 1", "green 2", "animal 2"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["green 4", "animal 3", "green 6"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["green 7", "green 8", "animal 4"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["green 9", "animal 9", "green 3"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["lion", "green 5", "lion"]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.239Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JH", "at": [1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.588Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "8C", "at": [1, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.589Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "QD", "at": [1, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.589Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "7S", "at": [1, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.589Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "QS", "at": [2, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.589Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "7D", "at": [2, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.589Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "9H", "at": [2, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.589Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "KC", "at": [2, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.595Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "9C", "at": [3, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.595Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "AH", "at": [3, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [3, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "10D", "at": [3, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "8D", "at": [4, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "KS", "at": [4, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "10C", "at": [4, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "AS", "at": [4, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "QH", "at": [1, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "9D", "at": [2, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "JC", "at": [4, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.674Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JH", "at": [1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.998Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "8C", "at": [1, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "QD", "at": [1, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7S", "at": [1, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QS", "at": [2, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "7D", "at": [2, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "claim", "points": 4}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "9H", "at": [2, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "KC", "at": [2, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9C", "at": [3, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "AH", "at": [3, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "claim", "points": 2}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "JS", "at": [3, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "claim", "points": 5}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "10D", "at": [3, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "8D", "at": [4, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "claim", "points": 0}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:37.999Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "KS", "at": [4, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.000Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "claim", "points": 7}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.000Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "10C", "at": [4, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.000Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "claim", "points": 10}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.000Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AS", "at": [4, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.000Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "claim", "points": 3}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.150Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "QH", "at": [1, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.150Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "QC", "at": [2, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.150Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',35,'e35','{"id": "e35", "type": "claim", "points": 122}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.150Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',36,'e36','{"id": "e36", "type": "place", "card": "9D", "at": [2, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',37,'e37','{"id": "e37", "type": "claim", "points": 7}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',38,'e38','{"id": "e38", "type": "place", "card": "8H", "at": [3, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',39,'e39','{"id": "e39", "type": "claim", "points": 28}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',40,'e40','{"id": "e40", "type": "place", "card": "7C", "at": [4, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',41,'e41','{"id": "e41", "type": "claim", "points": 7}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',42,'e42','{"id": "e42", "type": "place", "card": "JC", "at": [4, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',43,'e43','{"id": "e43", "type": "claim", "points": 31}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',44,'e44','{"id": "e44", "type": "place", "card": "AC", "at": [3, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',45,'e45','{"id": "e45", "type": "claim", "points": 23}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',46,'e46','{"id": "e46", "type": "place", "card": "KH", "at": [4, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',47,'e47','{"id": "e47", "type": "claim", "points": 52}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',48,'e48','{"id": "e48", "type": "place", "card": "10H", "at": [3, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',49,'e49','{"id": "e49", "type": "claim", "points": 94}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',50,'e50','{"id": "e50", "type": "place", "card": "JD", "at": [1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',51,'e51','{"id": "e51", "type": "claim", "points": 53}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',52,'e52','{"id": "e52", "type": "place", "card": "7H", "at": [1, 4]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',53,'e53','{"id": "e53", "type": "claim", "points": 75}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',54,'e54','{"id": "e54", "type": "place", "card": "8S", "at": [1, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',55,'e55','{"id": "e55", "type": "claim", "points": 78}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',56,'e56','{"id": "e56", "type": "place", "card": "9S", "at": [2, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',57,'e57','{"id": "e57", "type": "claim", "points": 91}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',58,'e58','{"id": "e58", "type": "place", "card": "10S", "at": [2, 2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',59,'e59','{"id": "e59", "type": "claim", "points": 3}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',60,'e60','{"id": "e60", "type": "place", "card": "KD", "at": [3, 3]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',61,'e61','{"id": "e61", "type": "claim", "points": 4}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.151Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',62,'e62','{"id": "e62", "type": "place", "card": "AD", "at": [4, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.152Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',63,'e63','{"id": "e63", "type": "claim", "points": 45}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.152Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JD", "at": [1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "KD", "at": [2, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "10H", "at": [0, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "AS", "at": [1, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "JH", "at": [-1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "KS", "at": [2, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7H", "at": [1, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "8S", "at": [1, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.698Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QD", "at": [-1, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "8D", "at": [2, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [2, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "9S", "at": [0, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "7D", "at": [-1, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "10C", "at": [-1, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "QS", "at": [0, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "8H", "at": [0, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9H", "at": [2, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.699Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "7S", "at": [-1, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.933Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "9D", "at": [0, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.933Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "place", "card": "KH", "at": [0, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.933Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "7C", "at": [0, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "place", "card": "AC", "at": [1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "9C", "at": [-1, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "place", "card": "QH", "at": [-1, 1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "KC", "at": [2, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "place", "card": "10S", "at": [1, -1]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "JC", "at": [1, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "place", "card": "10D", "at": [0, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "AH", "at": [1, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "place", "card": "QC", "at": [-1, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AD", "at": [2, -2]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "place", "card": "8C", "at": [2, 0]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.934Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "QS", "at": [50, 50]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.935Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "QD", "at": [50, 51]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:38.935Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [{"set": "K", "n": 4}, {"run": ["9", "K"]}], "hand": ["7D", "QS"]}, {"melds": [{"set": "5", "n": 3}], "hand": {"faces": 1, "others": 4}}, {"melds": [], "hand": {"faces": 2, "others": 3}}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:39.311Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 2, "players": [{"melds": [{"run": ["A", "5"]}], "hand": {"faces": 0, "others": 3}}, {"melds": [{"set": "8", "n": 5}], "hand": {"faces": 2, "others": 1}}, {"melds": [{"run": ["Q", "A"]}, {"set": "J", "n": 4}], "hand": []}, {"melds": [{"set": "7", "n": 3}, {"run": ["2", "4"]}], "hand": {"faces": 0, "others": 2}}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:39.403Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [], "hand": ["2D"]}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:39.691Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 1, "players": [{"melds": [], "hand": ["KS", "QH", "2C", "9D", "AS"]}, {"melds": [], "hand": []}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:39.767Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 1, "players": [{"melds": [["KS", "KH", "KC", "KD"], ["9H", "10H", "JH", "QH", "KH"]], "hand": ["7D", "QS"]}, {"melds": [], "hand": []}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:39.767Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"points": 30}, {"points": -2}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:39.964Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "join", "seat": {"name": "Eve"}}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.047Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 2, "players": [{"points": 1}, {"points": 2}, {"points": 30}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.047Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"points": 3}, {"points": 12}, {"points": 0}, {"points": 7}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.303Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"points": 14}, {"points": 1}, {"points": 5}, {"points": 6}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.303Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"points": 0}, {"points": 8}, {"points": 22}, {"points": 2}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.303Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"points": 4}, {"points": 4}, {"points": 9}, {"points": 9}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.472Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "adjust", "seat": 1, "points": -5, "note": "Counted twice"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.472Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "round", "players": [{"points": 6}, {"points": 0}, {"points": 11}, {"points": 3}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.472Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.754Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.754Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "a"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.754Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "u"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.768Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',5,'w','{"id": "w", "type": "undo", "of": "v"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.768Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "w"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.768Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.844Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.844Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "b"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.844Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "b"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.853Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "undo", "of": "v"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.853Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "u"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:40.853Z');
INSERT INTO "entry" VALUES('first-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 1}, {"points": 2}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.081Z');
INSERT INTO "entry" VALUES('first-tally',2,'r2','{"id": "r2", "type": "round", "players": [{"points": 3}, {"points": 4}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.174Z');
INSERT INTO "entry" VALUES('first-tally',3,'undo','{"id": "undo", "type": "undo", "of": "r2"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.226Z');
INSERT INTO "entry" VALUES('first-tally',4,'amend','{"id": "amend", "type": "amend", "changes": [{"of": "r1", "entry": {"type": "round", "players": [{"points": 10}, {"points": 20}]}}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.289Z');
INSERT INTO "entry" VALUES('first-tally',5,'r3','{"id": "r3", "type": "round", "players": [{"points": 5}, {"points": 6}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.432Z');
INSERT INTO "entry" VALUES('addies-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 5}, {"points": 6}]}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.768Z');
INSERT INTO "entry" VALUES('addies-tally',2,'end','{"id": "end", "type": "finish"}','a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:41.768Z');
INSERT INTO "entry" VALUES('first-tally',6,'bens','{"id": "bens", "type": "round", "players": [{"points": 8}, {"points": 9}]}','ab8bf016-6da1-445e-b21c-b6213fadd8f6','2026-11-23T21:03:42.695Z');
CREATE TABLE erased (
	hashed VARCHAR NOT NULL, 
	erased VARCHAR NOT NULL, 
	CONSTRAINT pk_erased PRIMARY KEY (hashed)
);
CREATE TABLE game (
	id VARCHAR NOT NULL, 
	scorebook VARCHAR NOT NULL, 
	file JSON NOT NULL, 
	seats JSON NOT NULL, 
	started VARCHAR NOT NULL, 
	touched VARCHAR NOT NULL, 
	epoch VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT fk_game_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "game" VALUES('00000001-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000001-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:35.749Z','90e78450',2);
INSERT INTO "game" VALUES('00000002-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000002-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:36.227Z','1a0b541f',13);
INSERT INTO "game" VALUES('00000003-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000003-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": 200, "complete_bonus": 100, "lizard_bonus": 10, "neutral": ["purple", "red"], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:36.510Z','486f9565',11);
INSERT INTO "game" VALUES('00000004-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000004-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:36.708Z','97f88f29',4);
INSERT INTO "game" VALUES('00000005-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000005-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:36.944Z','faca2d67',14);
INSERT INTO "game" VALUES('00000006-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000006-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:37.240Z','c7741dd4',14);
INSERT INTO "game" VALUES('00000007-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000007-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "games": 1, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:37.675Z','b498f401',19);
INSERT INTO "game" VALUES('00000008-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000008-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 1, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "call", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:38.259Z','aca04bcb',63);
INSERT INTO "game" VALUES('00000009-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000009-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 2, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:38.985Z','4dde677c',34);
INSERT INTO "game" VALUES('00000010-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000010-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:39.404Z','5c0adc3f',2);
INSERT INTO "game" VALUES('00000011-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000011-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:39.768Z','9197a1b0',3);
INSERT INTO "game" VALUES('00000012-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000012-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Eve"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:40.048Z','e0ca97bf',3);
INSERT INTO "game" VALUES('00000013-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000013-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "rounds": 5, "wins": "low"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:40.473Z','f25ea472',6);
INSERT INTO "game" VALUES('00000014-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000014-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:40.769Z','134745e6',6);
INSERT INTO "game" VALUES('00000015-0000-4000-8000-000000000000','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "00000015-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:40.854Z','7d6c0717',6);
INSERT INTO "game" VALUES('first-tally','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "first-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:42.696Z','d0fe9f4b',6);
INSERT INTO "game" VALUES('addies-tally','ca3f60b2-891e-4449-a256-7054eb151905','{"id": "addies-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:03:41.769Z','551a01af',2);
CREATE TABLE game_grant (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, since VARCHAR DEFAULT '' NOT NULL, link VARCHAR, 
	CONSTRAINT pk_game_grant PRIMARY KEY (game, device), 
	CONSTRAINT fk_game_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_game_grant_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "game_grant" VALUES('00000001-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:35.319Z',NULL);
INSERT INTO "game_grant" VALUES('00000002-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:35.992Z',NULL);
INSERT INTO "game_grant" VALUES('00000003-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:36.375Z',NULL);
INSERT INTO "game_grant" VALUES('00000004-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:36.643Z',NULL);
INSERT INTO "game_grant" VALUES('00000005-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:36.768Z',NULL);
INSERT INTO "game_grant" VALUES('00000006-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:37.090Z',NULL);
INSERT INTO "game_grant" VALUES('00000007-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:37.432Z',NULL);
INSERT INTO "game_grant" VALUES('00000008-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:37.898Z',NULL);
INSERT INTO "game_grant" VALUES('00000009-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:38.580Z',NULL);
INSERT INTO "game_grant" VALUES('00000010-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:39.222Z',NULL);
INSERT INTO "game_grant" VALUES('00000011-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:39.592Z',NULL);
INSERT INTO "game_grant" VALUES('00000012-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:39.894Z',NULL);
INSERT INTO "game_grant" VALUES('00000013-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:40.195Z',NULL);
INSERT INTO "game_grant" VALUES('00000014-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:40.659Z',NULL);
INSERT INTO "game_grant" VALUES('00000015-0000-4000-8000-000000000000','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:40.816Z',NULL);
INSERT INTO "game_grant" VALUES('first-tally','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:40.931Z',NULL);
INSERT INTO "game_grant" VALUES('addies-tally','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:41.658Z',NULL);
INSERT INTO "game_grant" VALUES('first-tally','ab8bf016-6da1-445e-b21c-b6213fadd8f6',2,'2026-11-23T21:03:42.097Z','37SD5rnX');
INSERT INTO "game_grant" VALUES('first-tally','47467684-6a2e-4b2c-a27d-2b5aba93ed48',1,'2026-11-23T21:03:42.331Z','Qe16n2Zs');
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
INSERT INTO "link" VALUES('37SD5rnX','bbf416d9a52279c7ebe9b89b3961e0fecdce234a9472429f061febc359944d60','ca3f60b2-891e-4449-a256-7054eb151905','first-tally',2,'a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:42.011Z','2026-12-23T21:03:41.935Z',1);
INSERT INTO "link" VALUES('Qe16n2Zs','54b1180583e9445d315ff5d3c3df6b3cee9a3b38336c7d4f8a76bb4605e109ec','ca3f60b2-891e-4449-a256-7054eb151905','first-tally',1,'a6e6199b-ff4d-45d0-83ea-58aa8f951de4','2026-11-23T21:03:42.279Z','2026-12-23T21:03:42.278Z',1);
CREATE TABLE player (
	scorebook VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	color VARCHAR, 
	CONSTRAINT pk_player PRIMARY KEY (scorebook, id), 
	CONSTRAINT fk_player_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
CREATE TABLE scorebook (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, 
	CONSTRAINT pk_scorebook PRIMARY KEY (id)
);
INSERT INTO "scorebook" VALUES('ca3f60b2-891e-4449-a256-7054eb151905','2026-11-23T21:03:35.227Z');
CREATE TABLE scorebook_grant (
	scorebook VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, since VARCHAR DEFAULT '' NOT NULL, link VARCHAR, 
	CONSTRAINT pk_scorebook_grant PRIMARY KEY (scorebook, device), 
	CONSTRAINT fk_scorebook_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_scorebook_grant_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "scorebook_grant" VALUES('ca3f60b2-891e-4449-a256-7054eb151905','a6e6199b-ff4d-45d0-83ea-58aa8f951de4',3,'2026-11-23T21:03:35.248Z',NULL);
CREATE TABLE sitter (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	CONSTRAINT pk_sitter PRIMARY KEY (game, device), 
	CONSTRAINT fk_sitter_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_sitter_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "sitter" VALUES('first-tally','ab8bf016-6da1-445e-b21c-b6213fadd8f6','Ben');
CREATE INDEX ix_game_scorebook ON game (scorebook);
CREATE INDEX ix_scorebook_grant_device ON scorebook_grant (device);
CREATE INDEX ix_game_grant_device ON game_grant (device);
CREATE INDEX ix_link_scorebook ON link (scorebook);
CREATE INDEX ix_link_game ON link (game);
CREATE INDEX ix_game_grant_link ON game_grant (link);
CREATE INDEX ix_scorebook_grant_link ON scorebook_grant (link);
COMMIT;
