import { texts } from "./language.ts";
import { learn } from "./messages.ts";

learn(await texts("later"));
