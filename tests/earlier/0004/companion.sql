BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE device (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, kind VARCHAR DEFAULT 'other' NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (id)
);
INSERT INTO "device" VALUES('232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:17.383Z','other');
INSERT INTO "device" VALUES('568cf53a-383c-4ecc-962b-e091ef9a471c','2026-11-23T21:17:20.840Z','other');
INSERT INTO "device" VALUES('85961aff-014a-4105-a287-8568492b9d52','2026-11-23T21:17:20.940Z','other');
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
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "section", "players": [{"row": {"1b": "green", "2": "green", "3": "green", "5": "purple", "8": "purple", "13": "green"}}, {"row": {"1a": "blue", "1b": "blue", "2": "purple", "5": "blue", "8": "blue", "21": "purple"}}, {"row": {"2": "blue", "3": "blue", "5": "green", "8": "green", "34": "blue"}}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:17.772Z');
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "section", "players": [{"row": {"3": "purple", "5": "purple", "8": "purple", "13": "green", "21": "green"}}, {"row": {"1b": "purple", "2": "blue", "3": "blue", "5": "blue", "8": "blue", "13": "blue", "21": "blue", "34": "purple"}}, {"sum": 40, "lizards": 1}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:17.820Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 21"], ["purple 13"]], "laid": ["green 21", "purple 13"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.085Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "leader": 0, "plays": [["blue 13"], ["green 34"], ["purple 8"]], "laid": ["blue 13", "purple 8"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.085Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "leader": 1, "plays": [["green 13"], ["purple 34"], ["blue 8"]], "laid": ["green 13", "blue 8"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.086Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "catch", "seat": 2, "card": "green 21", "from": 0, "pay": ["purple 21"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.086Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "catch", "seat": 0, "card": "purple 8", "from": 1, "pay": ["blue 5", "blue 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.086Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "catch", "seat": 1, "card": "blue 8", "from": 2, "pay": ["green 8"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.086Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "leader": 2, "plays": [["purple 5", "purple 3"], ["blue 21"], ["green 5"]], "laid": ["green 5", "purple 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "leader": 0, "plays": [["blue hat"], ["green 3", "green 2"], ["purple 2", "purple 1b"]], "laid": ["purple 2", "purple 1b"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "leader": 0, "plays": [["blue 2", "blue 1b"], ["green 1b"], ["purple 1a"]], "laid": ["purple 1a"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "stuck", "seat": 0, "card": "blue 1a"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 1a"], ["purple hat"]], "laid": ["blue 34", "green 1a"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "leader": 2, "plays": [["purple 34"], ["blue 21"], ["green hat"]], "laid": ["purple 34", "blue 21"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "leader": 1, "plays": [["green 34"], ["purple hat"]]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.158Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "leader": 0, "plays": [["blue 34"], ["green 34"]], "laid": ["green 34"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.348Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "leader": 0, "plays": [["blue 21"], ["green 21"]], "laid": ["green 21"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.348Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "leader": 0, "plays": [["blue 13", "blue 1b"], ["green 13", "green 1b"]], "laid": ["green 13"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.348Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "leader": 0, "plays": [["blue 8", "blue 5"], ["green 8", "green 5"]], "laid": ["green 8"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.349Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "leader": 0, "plays": [["blue 3", "blue 2"], ["green 3", "green 2"]], "laid": ["green 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.349Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "leader": 0, "plays": [["blue hat"], ["green hat"]], "discarded": "green hat"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.423Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "stuck", "seat": 0, "card": "blue 1a"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.423Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "leader": 0, "plays": [["purple 8", "purple 5"], ["green 1a"]], "laid": ["purple 5", "green 1a"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.423Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "leader": 0, "plays": [["blue 2", "blue 3"], ["red 8"]], "laid": ["red 8", "blue 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.423Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "leader": 1, "plays": [["red 5", "red 3"], ["blue hat"]], "discarded": "red 5"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.423Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "leader": 0, "plays": [["red 2", "blue 1b"], ["blue 2", "purple 1b"]], "laid": ["red 2", "purple 1b"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.424Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"tricks": 5, "animals": [4, 6]}, {"tricks": 6, "animals": [9, 5]}, {"tricks": 3, "animals": [2, 3, 8]}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.691Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"tricks": 7, "animals": [9, 8]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 3, "animals": [3, 4, 5]}], "note": "A brawl at the very last trick"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.691Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"tricks": 4, "animals": [7]}, {"tricks": 4, "animals": [2], "eliminated": 2}, {"tricks": 4, "animals": [9, 5]}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.770Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"tricks": 6, "animals": [8, 3]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 4, "animals": [6, 4]}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:18.770Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 4", "lion", "lion"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["yellow 9", "red 1", "blue 1"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["animal 9", "red 9", "blue 2"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["animal 3", "red 5", "blue 9"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 8", "animal 8", "yellow 1"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["blue 8", "yellow 2", "animal 2"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["blue 7", "yellow 3", "red 2"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.041Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["blue 6", "yellow 4", "red 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["blue 5", "animal 7", "red 6"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["yellow 8", "red 7", "blue 4"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["yellow 7", "green 9", "blue 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["yellow 6", "green 8", "green 1"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["yellow 5", "green 7", "green 2"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["animal 4", "green 6", "green 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.051Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 1", "blue 1", "yellow 1"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["red 2", "blue 2", "yellow 2"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["red 3", "blue 3", "yellow 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["red 4", "blue 4", "yellow 4"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 5", "blue 5", "yellow 5"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["red 6", "blue 6", "yellow 6"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["red 7", "blue 7", "yellow 7"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.103Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["red 8", "blue 8", "yellow 8"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["red 9", "blue 9", "yellow 9"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["green 1", "green 2", "animal 2"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["green 4", "animal 3", "green 6"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["green 7", "green 8", "animal 4"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["green 9", "animal 9", "green 3"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["lion", "green 5", "lion"]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.112Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JH", "at": [1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.163Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "8C", "at": [1, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.163Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "QD", "at": [1, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.163Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "7S", "at": [1, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.163Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "QS", "at": [2, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.164Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "7D", "at": [2, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.164Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "9H", "at": [2, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.164Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "KC", "at": [2, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.164Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "9C", "at": [3, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.164Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "AH", "at": [3, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [3, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "10D", "at": [3, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "8D", "at": [4, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "KS", "at": [4, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "10C", "at": [4, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "AS", "at": [4, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "QH", "at": [1, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "9D", "at": [2, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "JC", "at": [4, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.196Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JH", "at": [1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.365Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "8C", "at": [1, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "QD", "at": [1, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7S", "at": [1, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QS", "at": [2, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "7D", "at": [2, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "claim", "points": 4}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "9H", "at": [2, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "KC", "at": [2, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9C", "at": [3, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "AH", "at": [3, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "claim", "points": 2}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "JS", "at": [3, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "claim", "points": 5}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "10D", "at": [3, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "8D", "at": [4, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.366Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "claim", "points": 0}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.367Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "KS", "at": [4, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.367Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "claim", "points": 7}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.367Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "10C", "at": [4, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.367Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "claim", "points": 10}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.367Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AS", "at": [4, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.367Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "claim", "points": 3}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "QH", "at": [1, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "QC", "at": [2, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',35,'e35','{"id": "e35", "type": "claim", "points": 122}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',36,'e36','{"id": "e36", "type": "place", "card": "9D", "at": [2, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',37,'e37','{"id": "e37", "type": "claim", "points": 7}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',38,'e38','{"id": "e38", "type": "place", "card": "8H", "at": [3, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',39,'e39','{"id": "e39", "type": "claim", "points": 28}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',40,'e40','{"id": "e40", "type": "place", "card": "7C", "at": [4, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',41,'e41','{"id": "e41", "type": "claim", "points": 7}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',42,'e42','{"id": "e42", "type": "place", "card": "JC", "at": [4, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',43,'e43','{"id": "e43", "type": "claim", "points": 31}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',44,'e44','{"id": "e44", "type": "place", "card": "AC", "at": [3, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',45,'e45','{"id": "e45", "type": "claim", "points": 23}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',46,'e46','{"id": "e46", "type": "place", "card": "KH", "at": [4, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',47,'e47','{"id": "e47", "type": "claim", "points": 52}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.412Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',48,'e48','{"id": "e48", "type": "place", "card": "10H", "at": [3, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.413Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',49,'e49','{"id": "e49", "type": "claim", "points": 94}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.413Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',50,'e50','{"id": "e50", "type": "place", "card": "JD", "at": [1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.413Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',51,'e51','{"id": "e51", "type": "claim", "points": 53}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.413Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',52,'e52','{"id": "e52", "type": "place", "card": "7H", "at": [1, 4]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.426Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',53,'e53','{"id": "e53", "type": "claim", "points": 75}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',54,'e54','{"id": "e54", "type": "place", "card": "8S", "at": [1, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',55,'e55','{"id": "e55", "type": "claim", "points": 78}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',56,'e56','{"id": "e56", "type": "place", "card": "9S", "at": [2, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',57,'e57','{"id": "e57", "type": "claim", "points": 91}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',58,'e58','{"id": "e58", "type": "place", "card": "10S", "at": [2, 2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',59,'e59','{"id": "e59", "type": "claim", "points": 3}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',60,'e60','{"id": "e60", "type": "place", "card": "KD", "at": [3, 3]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',61,'e61','{"id": "e61", "type": "claim", "points": 4}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',62,'e62','{"id": "e62", "type": "place", "card": "AD", "at": [4, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',63,'e63','{"id": "e63", "type": "claim", "points": 45}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.427Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JD", "at": [1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "KD", "at": [2, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "10H", "at": [0, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "AS", "at": [1, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "JH", "at": [-1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "KS", "at": [2, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7H", "at": [1, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "8S", "at": [1, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QD", "at": [-1, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "8D", "at": [2, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.520Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [2, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.525Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "9S", "at": [0, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.526Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "7D", "at": [-1, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.526Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "10C", "at": [-1, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.526Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "QS", "at": [0, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.526Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "8H", "at": [0, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.526Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9H", "at": [2, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.527Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "7S", "at": [-1, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "9D", "at": [0, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "place", "card": "KH", "at": [0, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "7C", "at": [0, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "place", "card": "AC", "at": [1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "9C", "at": [-1, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "place", "card": "QH", "at": [-1, 1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "KC", "at": [2, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "place", "card": "10S", "at": [1, -1]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "JC", "at": [1, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "place", "card": "10D", "at": [0, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "AH", "at": [1, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "place", "card": "QC", "at": [-1, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AD", "at": [2, -2]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "place", "card": "8C", "at": [2, 0]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.556Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "QS", "at": [50, 50]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.557Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "QD", "at": [50, 51]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.557Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [{"set": "K", "n": 4}, {"run": ["9", "K"]}], "hand": ["7D", "QS"]}, {"melds": [{"set": "5", "n": 3}], "hand": {"faces": 1, "others": 4}}, {"melds": [], "hand": {"faces": 2, "others": 3}}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.635Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 2, "players": [{"melds": [{"run": ["A", "5"]}], "hand": {"faces": 0, "others": 3}}, {"melds": [{"set": "8", "n": 5}], "hand": {"faces": 2, "others": 1}}, {"melds": [{"run": ["Q", "A"]}, {"set": "J", "n": 4}], "hand": []}, {"melds": [{"set": "7", "n": 3}, {"run": ["2", "4"]}], "hand": {"faces": 0, "others": 2}}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.675Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [], "hand": ["2D"]}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.879Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 1, "players": [{"melds": [], "hand": ["KS", "QH", "2C", "9D", "AS"]}, {"melds": [], "hand": []}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.951Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 1, "players": [{"melds": [["KS", "KH", "KC", "KD"], ["9H", "10H", "JH", "QH", "KH"]], "hand": ["7D", "QS"]}, {"melds": [], "hand": []}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:19.951Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"points": 30}, {"points": -2}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.101Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "join", "seat": {"name": "Eve"}}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.114Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 2, "players": [{"points": 1}, {"points": 2}, {"points": 30}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.114Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"points": 3}, {"points": 12}, {"points": 0}, {"points": 7}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.195Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"points": 14}, {"points": 1}, {"points": 5}, {"points": 6}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.195Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"points": 0}, {"points": 8}, {"points": 22}, {"points": 2}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.195Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"points": 4}, {"points": 4}, {"points": 9}, {"points": 9}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.206Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "adjust", "seat": 1, "points": -5, "note": "Counted twice"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.206Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "round", "players": [{"points": 6}, {"points": 0}, {"points": 11}, {"points": 3}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.206Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.273Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.274Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "a"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.274Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "u"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.290Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',5,'w','{"id": "w", "type": "undo", "of": "v"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.290Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "w"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.290Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.378Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.378Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "b"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.378Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "b"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.404Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "undo", "of": "v"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.404Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "u"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.413Z');
INSERT INTO "entry" VALUES('first-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 1}, {"points": 2}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.493Z');
INSERT INTO "entry" VALUES('first-tally',2,'r2','{"id": "r2", "type": "round", "players": [{"points": 3}, {"points": 4}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.515Z');
INSERT INTO "entry" VALUES('first-tally',3,'undo','{"id": "undo", "type": "undo", "of": "r2"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.544Z');
INSERT INTO "entry" VALUES('first-tally',4,'amend','{"id": "amend", "type": "amend", "changes": [{"of": "r1", "entry": {"type": "round", "players": [{"points": 10}, {"points": 20}]}}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.571Z');
INSERT INTO "entry" VALUES('first-tally',5,'r3','{"id": "r3", "type": "round", "players": [{"points": 5}, {"points": 6}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.599Z');
INSERT INTO "entry" VALUES('addies-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 5}, {"points": 6}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.723Z');
INSERT INTO "entry" VALUES('addies-tally',2,'end','{"id": "end", "type": "finish"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.723Z');
INSERT INTO "entry" VALUES('first-tally',6,'bens','{"id": "bens", "type": "round", "players": [{"points": 8}, {"points": 9}]}','568cf53a-383c-4ecc-962b-e091ef9a471c','2026-11-23T21:17:20.987Z');
INSERT INTO "entry" VALUES('tossed-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 1}, {"points": 2}]}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:21.834Z');
INSERT INTO "entry" VALUES('tossed-tally',2,'end','{"id": "end", "type": "finish"}','232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:21.834Z');
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
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','agame','{"played": 1, "won": 0, "shared": 0, "average": 11.0, "median": 11, "best": 11, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:18.424Z", "counts": {"sections": 1, "completions": 0, "lizards": 0, "catches": 0}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','animanize','{"played": 1, "won": 1, "shared": 0, "average": 63.0, "median": 63, "best": 63, "streak": 1, "longest": 1, "last": "2026-11-23T21:17:18.770Z", "counts": {"rounds": 4, "brawls": 0, "eliminations": 0}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','animanize','{"played": 1, "won": 0, "shared": 0, "average": 44.0, "median": 44, "best": 44, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:18.770Z", "counts": {"rounds": 4, "brawls": 0, "eliminations": 1}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','greta','{"played": 1, "won": 0, "shared": 0, "average": 316.0, "median": 316, "best": 316, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:19.427Z", "counts": {"cards": 16, "given": 428, "given_S": 91, "given_H": 82, "given_C": 153, "given_D": 102}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','99e17d72-d909-420c-b02b-20a59f5830a8','tally','{"played": 1, "won": 0, "shared": 0, "average": 27.0, "median": 27, "best": 27, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:20.206Z", "counts": {}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','tally','{"played": 2, "won": 2, "shared": 0, "average": 13.0, "median": 13.0, "best": null, "streak": 2, "longest": 2, "last": "2026-11-23T21:17:20.723Z", "counts": {}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','animanize','{"played": 1, "won": 0, "shared": 0, "average": 39.0, "median": 39, "best": 39, "streak": 0, "longest": 0, "last": "2026-11-23T21:17:18.770Z", "counts": {"rounds": 4, "brawls": 1, "eliminations": 0}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','greta','{"played": 1, "won": 1, "shared": 0, "average": 428.0, "median": 428, "best": 428, "streak": 1, "longest": 1, "last": "2026-11-23T21:17:19.427Z", "counts": {"cards": 16, "given": 316, "given_S": 96, "given_H": 169, "given_C": 40, "given_D": 11}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','agame','{"played": 1, "won": 1, "shared": 0, "average": 218.0, "median": 218, "best": 218, "streak": 1, "longest": 1, "last": "2026-11-23T21:17:18.424Z", "counts": {"sections": 1, "completions": 1, "lizards": 3, "catches": 0}}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','tally','{"stale": "e9a96ced184d50b8"}');
INSERT INTO "figures" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','tally','{"stale": "e5e8a26e15aab0bd"}');
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
INSERT INTO "game" VALUES('00000001-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000001-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:17.821Z','b7f00f65',2,'agame',0,'{"totals": [142, 195, 122], "ranks": [2, 1, 3], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000002-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000002-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.159Z','5991c290',13,'agame',0,'{"totals": [73, 96, 79], "ranks": [3, 1, 2], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000003-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000003-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": 200, "complete_bonus": 100, "lizard_bonus": 10, "neutral": ["purple", "red"], "fennek": "off", "fennek_value": -10, "last_trick": "cut", "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.435Z','8a87bb6d',11,'agame',1,'{"totals": [218, 11], "ranks": [1, 2], "winners": [0], "reason": "target", "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000004-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000004-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.773Z','51ba3417',4,'animanize',1,'{"totals": [39, 44, 63], "ranks": [3, 2, 1], "winners": [2], "reason": "target", "rounds": 4}',NULL);
INSERT INTO "game" VALUES('00000005-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000005-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.052Z','13b0231f',14,'animanize',0,'{"totals": [9, 14, 0], "ranks": [2, 1, 3], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000006-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000006-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0, "log_tricks": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.113Z','2d5565bc',14,'animanize',0,'{"totals": [19, 4, 9], "ranks": [1, 3, 2], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000007-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000007-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "games": 1, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.198Z','426bb295',19,'greta',0,'{"totals": [33, 174], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 1}',NULL);
INSERT INTO "game" VALUES('00000008-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000008-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 1, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "call", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.428Z','c78bf8eb',63,'greta',1,'{"totals": [428, 316], "ranks": [1, 2], "winners": [0], "reason": "games", "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000009-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000009-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 2, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points", "practice": false}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.558Z','71c83e11',34,'greta',0,'{"totals": [296, 300], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000010-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000010-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.676Z','6ed253f6',2,'lynx',0,'{"totals": [36, 5, 34, -12], "ranks": [1, 3, 2, 4], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000011-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000011-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.952Z','1cf73320',3,'lynx',0,'{"totals": [33, 58], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 3}',NULL);
INSERT INTO "game" VALUES('00000012-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000012-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Eve"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.114Z','6aadff8f',3,'lynx',0,'{"totals": [31, 0, 30], "ranks": [1, 3, 2], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000013-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000013-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "rounds": 5, "wins": "low"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.207Z','dae91890',6,'tally',1,'{"totals": [27, 20, 47, 27], "ranks": [2, 1, 4, 2], "winners": [1], "reason": "rounds", "rounds": 5}',NULL);
INSERT INTO "game" VALUES('00000014-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000014-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.291Z','39822d14',6,'tally',0,'{"totals": [7, 7], "ranks": [1, 1], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('00000015-0000-4000-8000-000000000000','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "00000015-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.414Z','26f7ecbb',6,'tally',0,'{"totals": [7, 7], "ranks": [1, 1], "winners": [], "reason": null, "rounds": 2}',NULL);
INSERT INTO "game" VALUES('first-tally','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "first-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.988Z','26d54ff6',6,'tally',0,'{"totals": [23, 35], "ranks": [2, 1], "winners": [], "reason": null, "rounds": 3}',NULL);
INSERT INTO "game" VALUES('addies-tally','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "addies-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.724Z','4278fa32',2,'tally',1,'{"totals": [5, 6], "ranks": [2, 1], "winners": [1], "reason": "finished", "rounds": 1}',NULL);
INSERT INTO "game" VALUES('tossed-tally','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','{"id": "tossed-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Cy"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Cy"}]','2026-11-21T19:30:00.000Z','2026-11-23T21:17:21.834Z','534c9c9a',2,'tally',1,'{"totals": [1, 2], "ranks": [2, 1], "winners": [1], "reason": "finished", "rounds": 1}','2026-11-23T21:17:22.063Z');
CREATE TABLE game_grant (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, since VARCHAR DEFAULT '' NOT NULL, link VARCHAR, 
	CONSTRAINT pk_game_grant PRIMARY KEY (game, device), 
	CONSTRAINT fk_game_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_game_grant_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "game_grant" VALUES('00000001-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:17.487Z',NULL);
INSERT INTO "game_grant" VALUES('00000002-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:17.984Z',NULL);
INSERT INTO "game_grant" VALUES('00000003-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:18.250Z',NULL);
INSERT INTO "game_grant" VALUES('00000004-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:18.605Z',NULL);
INSERT INTO "game_grant" VALUES('00000005-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:18.951Z',NULL);
INSERT INTO "game_grant" VALUES('00000006-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:19.076Z',NULL);
INSERT INTO "game_grant" VALUES('00000007-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:19.135Z',NULL);
INSERT INTO "game_grant" VALUES('00000008-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:19.283Z',NULL);
INSERT INTO "game_grant" VALUES('00000009-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:19.490Z',NULL);
INSERT INTO "game_grant" VALUES('00000010-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:19.595Z',NULL);
INSERT INTO "game_grant" VALUES('00000011-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:19.802Z',NULL);
INSERT INTO "game_grant" VALUES('00000012-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:20.017Z',NULL);
INSERT INTO "game_grant" VALUES('00000013-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:20.161Z',NULL);
INSERT INTO "game_grant" VALUES('00000014-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:20.258Z',NULL);
INSERT INTO "game_grant" VALUES('00000015-0000-4000-8000-000000000000','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:20.340Z',NULL);
INSERT INTO "game_grant" VALUES('first-tally','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:20.453Z',NULL);
INSERT INTO "game_grant" VALUES('addies-tally','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:20.664Z',NULL);
INSERT INTO "game_grant" VALUES('first-tally','568cf53a-383c-4ecc-962b-e091ef9a471c',2,'2026-11-23T21:17:20.847Z','ZvGY7pBk');
INSERT INTO "game_grant" VALUES('first-tally','85961aff-014a-4105-a287-8568492b9d52',1,'2026-11-23T21:17:20.946Z','FHLd6kab');
INSERT INTO "game_grant" VALUES('tossed-tally','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:21.814Z',NULL);
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
INSERT INTO "link" VALUES('ZvGY7pBk','d0720723437477e736ab24c9d07d28298b2f9eb73dc75ed2a3ea9e05cbaf1e55','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','first-tally',2,'232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.812Z','2026-12-23T21:17:20.810Z',1);
INSERT INTO "link" VALUES('FHLd6kab','d422e93dd90d8562b0a4eaa6a002bb8fc071f825b215b00c54d995d1fd3793d4','29c3461f-b9c7-4505-b80c-f5cdeb2ea888','first-tally',1,'232b0a90-8d45-4753-b9c7-a8b43e87cf43','2026-11-23T21:17:20.927Z','2026-12-23T21:17:20.927Z',1);
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
INSERT INTO "player" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','Ada','blue',NULL,0,NULL,1);
INSERT INTO "player" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','Ben','green',NULL,0,NULL,0);
INSERT INTO "player" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','Cy','purple',NULL,0,NULL,0);
INSERT INTO "player" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','99e17d72-d909-420c-b02b-20a59f5830a8','Eve','red',NULL,0,NULL,0);
INSERT INTO "player" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','f4c0821d-2e27-4571-b598-a7a46c3e6468','Addie','red',NULL,0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1',0);
CREATE TABLE player_name (
	scorebook VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	CONSTRAINT pk_player_name PRIMARY KEY (scorebook, folded), 
	CONSTRAINT fk_player_name_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id), 
	CONSTRAINT fk_player_name_scorebook_player FOREIGN KEY(scorebook, player) REFERENCES player (scorebook, id)
);
INSERT INTO "player_name" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','ada','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1');
INSERT INTO "player_name" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','ben','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0');
INSERT INTO "player_name" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','cy','6593ea0f-1306-4b8d-a9e4-c91652cd64dc');
INSERT INTO "player_name" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','eve','99e17d72-d909-420c-b02b-20a59f5830a8');
INSERT INTO "player_name" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','addie','f4c0821d-2e27-4571-b598-a7a46c3e6468');
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
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000001-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000001-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000001-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000002-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000002-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000002-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','agame','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000003-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','agame','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.424Z',218,1,1,0,0,'{"sections": 1, "completions": 1, "lizards": 3, "catches": 0}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000003-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','agame','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.424Z',11,2,0,0,0,'{"sections": 1, "completions": 0, "lizards": 0, "catches": 0}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000004-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','animanize','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.770Z',39,3,0,0,0,'{"rounds": 4, "brawls": 1, "eliminations": 0}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000004-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','animanize','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.770Z',44,2,0,0,0,'{"rounds": 4, "brawls": 0, "eliminations": 1}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000004-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','animanize','2026-11-21T19:30:00.000Z','2026-11-23T21:17:18.770Z',63,1,1,0,0,'{"rounds": 4, "brawls": 0, "eliminations": 0}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000005-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000005-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000005-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000006-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000006-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000006-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','animanize','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000007-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','greta','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000007-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','greta','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000008-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','greta','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.427Z',428,1,1,0,0,'{"cards": 16, "given": 316, "given_S": 96, "given_H": 169, "given_C": 40, "given_D": 11}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000008-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','greta','2026-11-21T19:30:00.000Z','2026-11-23T21:17:19.427Z',316,2,0,0,0,'{"cards": 16, "given": 428, "given_S": 91, "given_H": 82, "given_C": 153, "given_D": 102}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000009-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','greta','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000009-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','greta','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000010-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000010-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000010-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000010-0000-4000-8000-000000000000',3,'99e17d72-d909-420c-b02b-20a59f5830a8','99e17d72-d909-420c-b02b-20a59f5830a8','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000011-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000011-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000012-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000012-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000012-0000-4000-8000-000000000000',2,'99e17d72-d909-420c-b02b-20a59f5830a8','99e17d72-d909-420c-b02b-20a59f5830a8','lynx','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000013-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.206Z',27,2,0,0,1,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000013-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.206Z',20,1,1,0,1,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000013-0000-4000-8000-000000000000',2,'6593ea0f-1306-4b8d-a9e4-c91652cd64dc','6593ea0f-1306-4b8d-a9e4-c91652cd64dc','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.206Z',47,4,0,0,1,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000013-0000-4000-8000-000000000000',3,'99e17d72-d909-420c-b02b-20a59f5830a8','99e17d72-d909-420c-b02b-20a59f5830a8','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.206Z',27,2,0,0,1,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000014-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000014-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000015-0000-4000-8000-000000000000',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','00000015-0000-4000-8000-000000000000',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','first-tally',0,'3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','first-tally',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','tally','2026-11-21T19:30:00.000Z',NULL,0,0,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','addies-tally',0,'f4c0821d-2e27-4571-b598-a7a46c3e6468','3db9c2ae-c2b4-4659-9f5c-c0d8453c6da1','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.723Z',5,2,0,0,0,'{}');
INSERT INTO "result" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','addies-tally',1,'d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','d30d0022-d394-4ec6-99d5-41ac5b3f4fc0','tally','2026-11-21T19:30:00.000Z','2026-11-23T21:17:20.723Z',6,1,1,0,0,'{}');
CREATE TABLE scorebook (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, 
	CONSTRAINT pk_scorebook PRIMARY KEY (id)
);
INSERT INTO "scorebook" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','2026-11-23T21:17:17.443Z');
CREATE TABLE scorebook_grant (
	scorebook VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, since VARCHAR DEFAULT '' NOT NULL, link VARCHAR, 
	CONSTRAINT pk_scorebook_grant PRIMARY KEY (scorebook, device), 
	CONSTRAINT fk_scorebook_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_scorebook_grant_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "scorebook_grant" VALUES('29c3461f-b9c7-4505-b80c-f5cdeb2ea888','232b0a90-8d45-4753-b9c7-a8b43e87cf43',3,'2026-11-23T21:17:17.445Z',NULL);
CREATE TABLE sitter (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	CONSTRAINT pk_sitter PRIMARY KEY (game, device), 
	CONSTRAINT fk_sitter_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_sitter_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "sitter" VALUES('first-tally','568cf53a-383c-4ecc-962b-e091ef9a471c','Ben');
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
