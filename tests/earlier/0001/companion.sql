BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE device (
	id VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (id)
);
INSERT INTO "device" VALUES('ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:22.961Z');
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
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "section", "players": [{"row": {"1b": "green", "2": "green", "3": "green", "5": "purple", "8": "purple", "13": "green"}}, {"row": {"1a": "blue", "1b": "blue", "2": "purple", "5": "blue", "8": "blue", "21": "purple"}}, {"row": {"2": "blue", "3": "blue", "5": "green", "8": "green", "34": "blue"}}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:23.346Z');
INSERT INTO "entry" VALUES('00000001-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "section", "players": [{"row": {"3": "purple", "5": "purple", "8": "purple", "13": "green", "21": "green"}}, {"row": {"1b": "purple", "2": "blue", "3": "blue", "5": "blue", "8": "blue", "13": "blue", "21": "blue", "34": "purple"}}, {"sum": 40, "lizards": 1}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:23.766Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "section", "players": [{"points": 104}, {"points": 60}, {"points": 20}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.019Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',2,'s2','{"id": "s2", "type": "section", "players": [{"points": 60}, {"points": 50}, {"points": 100}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.019Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',3,'s3','{"id": "s3", "type": "section", "players": [{"points": 20}, {"points": 90}, {"points": 30}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.183Z');
INSERT INTO "entry" VALUES('00000002-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "amend", "changes": [{"of": "setup", "entry": {"options": {"target": 150}}}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.184Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "section", "players": [{"sum": 84, "lizards": 2}, {"points": 0}, {"points": 0}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.567Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "amend", "changes": [{"of": "setup", "entry": {"options": {"lizard_bonus": 5}}}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.758Z');
INSERT INTO "entry" VALUES('00000003-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "section", "players": [{"sum": 54, "lizards": 7}, {"points": 0}, {"points": 0}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:24.759Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"tricks": 5, "animals": [4, 6]}, {"tricks": 6, "animals": [9, 5]}, {"tricks": 3, "animals": [2, 3, 8]}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.030Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"tricks": 7, "animals": [9, 8]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 3, "animals": [3, 4, 5]}], "note": "A brawl at the very last trick"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.030Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"tricks": 4, "animals": [7]}, {"tricks": 4, "animals": [2], "eliminated": 2}, {"tricks": 4, "animals": [9, 5]}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.039Z');
INSERT INTO "entry" VALUES('00000004-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"tricks": 6, "animals": [8, 3]}, {"tricks": 4, "animals": [2, 7]}, {"tricks": 4, "animals": [6, 4]}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.039Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 1", "blue 1", "yellow 1"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["red 2", "blue 2", "yellow 2"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["red 3", "blue 3", "yellow 3"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["red 4", "blue 4", "yellow 4"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 5", "blue 5", "yellow 5"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["red 6", "blue 6", "yellow 6"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["red 7", "blue 7", "yellow 7"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.265Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["red 8", "blue 8", "yellow 8"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.302Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["red 9", "blue 9", "yellow 9"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.302Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["green 1", "green 2", "animal 2"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.302Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["green 4", "animal 3", "green 6"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.303Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["green 7", "green 8", "animal 4"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.303Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "trick", "cards": ["green 9", "animal 9", "green 3"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.303Z');
INSERT INTO "entry" VALUES('00000005-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "trick", "cards": ["lion", "green 5", "lion"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.303Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "trick", "cards": ["red 1", "blue 1", "yellow 1"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.488Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "trick", "cards": ["red 2", "blue 2", "yellow 2"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.489Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "trick", "cards": ["red 3", "blue 3", "yellow 3"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.489Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "trick", "cards": ["red 4", "blue 4", "yellow 4"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.489Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "trick", "cards": ["red 5", "blue 5", "yellow 5"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.501Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "trick", "cards": ["red 6", "blue 6", "yellow 6"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.501Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "trick", "cards": ["red 7", "blue 7", "yellow 7"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "trick", "cards": ["red 8", "blue 8", "yellow 8"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "trick", "cards": ["red 9", "blue 9", "yellow 9"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "trick", "cards": ["green 1", "green 2", "green 3"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "trick", "cards": ["green 4", "green 5", "green 6"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "trick", "cards": ["green 7", "green 8", "green 9"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000006-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "out", "cards": ["animal 4"], "hand": ["animal 2", "animal 6"]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.548Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JH", "at": [1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.721Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "8C", "at": [1, 2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.721Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "QD", "at": [1, 3]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.729Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "7S", "at": [1, 4]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.730Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "QS", "at": [2, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.730Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "7D", "at": [2, 2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.730Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "9H", "at": [2, 3]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.730Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "KC", "at": [2, 4]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.730Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "9C", "at": [3, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.730Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "AH", "at": [3, 2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.818Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [3, 3]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "10D", "at": [3, 4]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "8D", "at": [4, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "KS", "at": [4, 2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "10C", "at": [4, 3]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "AS", "at": [4, 4]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "QH", "at": [1, 3]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "9D", "at": [2, 4]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000007-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "JC", "at": [4, 3]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:25.819Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JD", "at": [1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "KD", "at": [2, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "10H", "at": [0, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "AS", "at": [1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "JH", "at": [-1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "KS", "at": [2, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7H", "at": [1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "8S", "at": [1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.083Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QD", "at": [-1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.084Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "8D", "at": [2, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.093Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [2, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "9S", "at": [0, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "7D", "at": [-1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "10C", "at": [-1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "QS", "at": [0, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "8H", "at": [0, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9H", "at": [2, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.094Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "7S", "at": [-1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.164Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "9D", "at": [0, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.164Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "place", "card": "KH", "at": [0, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.165Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "7C", "at": [0, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.165Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "place", "card": "AC", "at": [1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.174Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "9C", "at": [-1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.174Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "place", "card": "QH", "at": [-1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.174Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "KC", "at": [2, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.174Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "place", "card": "10S", "at": [1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.174Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "JC", "at": [1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.174Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "place", "card": "10D", "at": [0, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "AH", "at": [1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "place", "card": "QC", "at": [-1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AD", "at": [2, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "place", "card": "8C", "at": [2, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "place", "card": "QS", "at": [50, 50]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000008-0000-4000-8000-000000000000',34,'e34','{"id": "e34", "type": "place", "card": "QD", "at": [50, 51]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.175Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "place", "card": "JD", "at": [1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "place", "card": "KD", "at": [2, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "place", "card": "10H", "at": [0, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "place", "card": "AS", "at": [1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "place", "card": "JH", "at": [-1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "place", "card": "KS", "at": [2, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',7,'e7','{"id": "e7", "type": "place", "card": "7H", "at": [1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',8,'e8','{"id": "e8", "type": "place", "card": "8S", "at": [1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',9,'e9','{"id": "e9", "type": "place", "card": "QD", "at": [-1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',10,'e10','{"id": "e10", "type": "place", "card": "8D", "at": [2, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.390Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',11,'e11','{"id": "e11", "type": "place", "card": "JS", "at": [2, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.391Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',12,'e12','{"id": "e12", "type": "place", "card": "9S", "at": [0, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.391Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',13,'e13','{"id": "e13", "type": "place", "card": "7D", "at": [-1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.391Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',14,'e14','{"id": "e14", "type": "place", "card": "10C", "at": [-1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.391Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',15,'e15','{"id": "e15", "type": "place", "card": "QS", "at": [0, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.391Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',16,'e16','{"id": "e16", "type": "place", "card": "8H", "at": [0, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.391Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',17,'e17','{"id": "e17", "type": "place", "card": "9H", "at": [2, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.459Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',18,'e18','{"id": "e18", "type": "place", "card": "7S", "at": [-1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.459Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',19,'e19','{"id": "e19", "type": "place", "card": "9D", "at": [0, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.459Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',20,'e20','{"id": "e20", "type": "place", "card": "KH", "at": [0, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.459Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',21,'e21','{"id": "e21", "type": "place", "card": "7C", "at": [0, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',22,'e22','{"id": "e22", "type": "place", "card": "AC", "at": [1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',23,'e23','{"id": "e23", "type": "place", "card": "9C", "at": [-1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',24,'e24','{"id": "e24", "type": "place", "card": "QH", "at": [-1, 1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',25,'e25','{"id": "e25", "type": "place", "card": "KC", "at": [2, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',26,'e26','{"id": "e26", "type": "place", "card": "10S", "at": [1, -1]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',27,'e27','{"id": "e27", "type": "place", "card": "JC", "at": [1, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',28,'e28','{"id": "e28", "type": "place", "card": "10D", "at": [0, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',29,'e29','{"id": "e29", "type": "place", "card": "AH", "at": [1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.460Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',30,'e30','{"id": "e30", "type": "place", "card": "QC", "at": [-1, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.461Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',31,'e31','{"id": "e31", "type": "place", "card": "AD", "at": [2, -2]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.461Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',32,'e32','{"id": "e32", "type": "place", "card": "8C", "at": [2, 0]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.461Z');
INSERT INTO "entry" VALUES('00000009-0000-4000-8000-000000000000',33,'e33','{"id": "e33", "type": "claim", "points": 12}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.488Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [{"set": "K", "n": 4}, {"run": ["9", "K"]}], "hand": ["7D", "QS"]}, {"melds": [{"set": "5", "n": 3}], "hand": {"faces": 1, "others": 4}}, {"melds": [], "hand": {"faces": 2, "others": 3}}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.675Z');
INSERT INTO "entry" VALUES('00000010-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 2, "players": [{"melds": [{"run": ["A", "5"]}], "hand": {"faces": 0, "others": 3}}, {"melds": [{"set": "8", "n": 5}], "hand": {"faces": 2, "others": 1}}, {"melds": [{"run": ["Q", "A"]}, {"set": "J", "n": 4}], "hand": []}, {"melds": [{"set": "7", "n": 3}, {"run": ["2", "4"]}], "hand": {"faces": 0, "others": 2}}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.751Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"melds": [["9S", "10S", "JS"], ["4S", "4H", "4C"]], "hand": []}, {"melds": [], "hand": ["2D"]}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:26.985Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "finisher": 1, "players": [{"melds": [], "hand": ["KS", "QH", "2C", "9D", "AS"]}, {"melds": [], "hand": []}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.094Z');
INSERT INTO "entry" VALUES('00000011-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 1, "players": [{"melds": [["KS", "KH", "KC", "KD"], ["9H", "10H", "JH", "QH", "KH"]], "hand": ["7D", "QS"]}, {"melds": [], "hand": []}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.094Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "finisher": 0, "players": [{"points": 30}, {"points": -2}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.269Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "join", "seat": {"name": "Eve"}}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.294Z');
INSERT INTO "entry" VALUES('00000012-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "finisher": 2, "players": [{"points": 1}, {"points": 2}, {"points": 30}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.294Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',1,'e1','{"id": "e1", "type": "round", "players": [{"points": 3}, {"points": 12}, {"points": 0}, {"points": 7}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.359Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',2,'e2','{"id": "e2", "type": "round", "players": [{"points": 14}, {"points": 1}, {"points": 5}, {"points": 6}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.359Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',3,'e3','{"id": "e3", "type": "round", "players": [{"points": 0}, {"points": 8}, {"points": 22}, {"points": 2}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.359Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',4,'e4','{"id": "e4", "type": "round", "players": [{"points": 4}, {"points": 4}, {"points": 9}, {"points": 9}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.367Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "adjust", "seat": 1, "points": -5, "note": "Counted twice"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.367Z');
INSERT INTO "entry" VALUES('00000013-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "round", "players": [{"points": 6}, {"points": 0}, {"points": 11}, {"points": 3}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.367Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.395Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.395Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "a"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.395Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "u"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.403Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',5,'w','{"id": "w", "type": "undo", "of": "v"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.403Z');
INSERT INTO "entry" VALUES('00000014-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "w"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.404Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',1,'a','{"id": "a", "type": "round", "players": [{"points": 5}, {"points": 3}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.429Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',2,'b','{"id": "b", "type": "round", "players": [{"points": 2}, {"points": 4}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.429Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',3,'u','{"id": "u", "type": "undo", "of": "b"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.429Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',4,'v','{"id": "v", "type": "undo", "of": "b"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.442Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',5,'e5','{"id": "e5", "type": "undo", "of": "v"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.442Z');
INSERT INTO "entry" VALUES('00000015-0000-4000-8000-000000000000',6,'e6','{"id": "e6", "type": "undo", "of": "u"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.442Z');
INSERT INTO "entry" VALUES('first-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 1}, {"points": 2}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.479Z');
INSERT INTO "entry" VALUES('first-tally',2,'r2','{"id": "r2", "type": "round", "players": [{"points": 3}, {"points": 4}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.488Z');
INSERT INTO "entry" VALUES('first-tally',3,'undo','{"id": "undo", "type": "undo", "of": "r2"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.496Z');
INSERT INTO "entry" VALUES('first-tally',4,'amend','{"id": "amend", "type": "amend", "changes": [{"of": "r1", "entry": {"type": "round", "players": [{"points": 10}, {"points": 20}]}}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.508Z');
INSERT INTO "entry" VALUES('first-tally',5,'r3','{"id": "r3", "type": "round", "players": [{"points": 5}, {"points": 6}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.607Z');
INSERT INTO "entry" VALUES('addies-tally',1,'r1','{"id": "r1", "type": "round", "players": [{"points": 5}, {"points": 6}]}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.909Z');
INSERT INTO "entry" VALUES('addies-tally',2,'end','{"id": "end", "type": "finish"}','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9','2026-11-23T21:02:27.909Z');
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
INSERT INTO "game" VALUES('00000001-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000001-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:23.767Z','34605424',2);
INSERT INTO "game" VALUES('00000002-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000002-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:24.184Z','43aca196',4);
INSERT INTO "game" VALUES('00000003-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000003-0000-4000-8000-000000000000", "format": "companion/1", "game": "agame", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 300, "complete_bonus": 100, "lizard_bonus": 10, "neutral": [], "fennek": "off", "fennek_value": -10, "last_trick": "cut"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:24.759Z','15bc5e21',3);
INSERT INTO "game" VALUES('00000004-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000004-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:25.039Z','79f84235',4);
INSERT INTO "game" VALUES('00000005-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000005-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:25.303Z','2cc56caf',14);
INSERT INTO "game" VALUES('00000006-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000006-0000-4000-8000-000000000000", "format": "companion/1", "game": "animanize", "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "options": {"target": 60, "brawl_limit": 20, "max_rounds": 6, "floor_at_zero": true, "tie": "shared", "start": 0}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:25.548Z','b38762b7',13);
INSERT INTO "game" VALUES('00000007-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000007-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "games": 1, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:25.837Z','26751edf',19);
INSERT INTO "game" VALUES('00000008-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000008-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": 2, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "automatic", "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:26.176Z','65198898',34);
INSERT INTO "game" VALUES('00000009-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000009-0000-4000-8000-000000000000", "format": "companion/1", "game": "greta", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": 10, "games": null, "dealer": 1, "values": {"S": 1, "H": 2, "C": 3, "D": 4, "J": 5, "K": 6, "7": 7, "8": 8, "9": 9, "10": 10, "A": 11, "Q": 12}, "suit_scope": "line", "diagonals": "all", "level_two": "face_up", "cover_factor": 10, "claiming": "call", "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:26.488Z','083ece32',33);
INSERT INTO "game" VALUES('00000010-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000010-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:26.751Z','f3abd34d',2);
INSERT INTO "game" VALUES('00000011-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000011-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.094Z','28fb86ed',3);
INSERT INTO "game" VALUES('00000012-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000012-0000-4000-8000-000000000000", "format": "companion/1", "game": "lynx", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "games": null, "packs": 2, "finish_bonus": 30, "hand_factor": 2, "dealer": null, "series": "points"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}, {"name": "Eve"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.294Z','22842119',3);
INSERT INTO "game" VALUES('00000013-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000013-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}], "options": {"target": null, "rounds": 5, "wins": "low"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}, {"name": "Cy", "color": "purple"}, {"name": "Eve", "color": "red"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.367Z','793e9e83',6);
INSERT INTO "game" VALUES('00000014-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000014-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.406Z','bd59bbb8',6);
INSERT INTO "game" VALUES('00000015-0000-4000-8000-000000000000','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "00000015-0000-4000-8000-000000000000", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada"}, {"name": "Ben"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.442Z','b778ed2b',6);
INSERT INTO "game" VALUES('first-tally','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "first-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.607Z','4126739f',5);
INSERT INTO "game" VALUES('addies-tally','dd217bc3-944e-448c-9acb-def442e6b171','{"id": "addies-tally", "format": "companion/1", "game": "tally", "seats": [{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}], "options": {"target": null, "rounds": null, "wins": "high"}, "started": "2026-11-21T19:30:00Z"}','[{"name": "Addie", "color": "red"}, {"name": "Ben", "color": "green"}]','2026-11-21T19:30:00Z','2026-11-23T21:02:27.909Z','61304524',2);
CREATE TABLE game_grant (
	game VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, 
	CONSTRAINT pk_game_grant PRIMARY KEY (game, device), 
	CONSTRAINT fk_game_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_game_grant_game FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "game_grant" VALUES('00000001-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000002-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000003-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000004-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000005-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000006-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000007-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000008-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000009-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000010-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000011-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000012-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000013-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000014-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('00000015-0000-4000-8000-000000000000','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('first-tally','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
INSERT INTO "game_grant" VALUES('addies-tally','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
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
INSERT INTO "scorebook" VALUES('dd217bc3-944e-448c-9acb-def442e6b171','2026-11-23T21:02:23.071Z');
CREATE TABLE scorebook_grant (
	scorebook VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role INTEGER NOT NULL, 
	CONSTRAINT pk_scorebook_grant PRIMARY KEY (scorebook, device), 
	CONSTRAINT fk_scorebook_grant_device FOREIGN KEY(device) REFERENCES device (id), 
	CONSTRAINT fk_scorebook_grant_scorebook FOREIGN KEY(scorebook) REFERENCES scorebook (id)
);
INSERT INTO "scorebook_grant" VALUES('dd217bc3-944e-448c-9acb-def442e6b171','ca8bb3e9-a8b9-4913-90f5-85eb21d66fd9',3);
CREATE INDEX ix_game_scorebook ON game (scorebook);
CREATE INDEX ix_scorebook_grant_device ON scorebook_grant (device);
CREATE INDEX ix_game_grant_device ON game_grant (device);
COMMIT;
