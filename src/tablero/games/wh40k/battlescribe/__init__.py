"""Catalogues of BattleScribe and NewRecruit, read as they are published: files, links, conditions, options, datasheets."""
